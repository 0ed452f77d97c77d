import { buttonClass, Icon } from '@cafeteria/ui';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { stringifySearch } from '../../../shared/url-state/index.ts';
import { useAdminText, type Values } from '../../frame/index.ts';

/** What is on the screen, as files. */
export const TableLinks = ({ path, asked }: { readonly path: string; readonly asked: Values }) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const { api } = useServices();
  return (['XLSX', 'CSV'] as const).map((format) => (
    <a
      key={format}
      className={buttonClass({ kind: 'ghost' })}
      href={`${api.origin}${path}${stringifySearch({ ...asked, format, language: i18n.language })}`}
      download
      data-testid={`book-${format.toLowerCase()}`}
    >
      <Icon name="download" size="em" /> {text(format === 'CSV' ? 'book.csv' : 'book.xlsx')}
    </a>
  ));
};
