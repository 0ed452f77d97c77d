import type { LightRoute } from '@cafeteria/contract';
import { useTexts } from '../../../shared/texts/index.ts';
import { FileLink, type Listed, useAdminText, type Values } from '../../frame/index.ts';
import { creditStyles as styles } from '../credit/index.ts';

type Props = {
  readonly of: LightRoute;
  readonly params?: Readonly<Record<string, number>>;
  readonly queryValues?: Values;
};
/** What a list is narrowed to, for the file of all that is found. */
export const chosenIn = (
  search: Readonly<Record<string, unknown>>,
  filters: readonly string[],
): Values => Object.fromEntries(filters.map((name) => [name, search[name]]));

/** Below a list: all that is found in it, as files; there once its rows are, which would push it away. */
export const ListFiles = ({
  list: { query },
  ...links
}: Props & { readonly list: Pick<Listed<unknown>, 'query'> }) =>
  query.data ? (
    <div className={styles.row}>
      <TableLinks {...links} />
    </div>
  ) : null;

/** What is on the screen, as files. */
export const TableLinks = ({ of, params = {}, queryValues = {} }: Props) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  return (['XLSX', 'CSV'] as const).map((format) => (
    <FileLink
      key={format}
      of={of}
      params={params}
      queryValues={{ ...queryValues, format, language: i18n.language }}
      format={format === 'CSV' ? format : 'Excel'}
      data-testid={`book-${format.toLowerCase()}`}
    >
      {text(format === 'CSV' ? 'book.csv' : 'book.xlsx')}
    </FileLink>
  ));
};
