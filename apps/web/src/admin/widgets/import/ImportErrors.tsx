import type { FileImport, ImportError } from '@cafeteria/contract';
import { messageText } from '@cafeteria/i18n';

import { useTexts } from '../../../shared/texts/index.ts';
import { AdminTable, useAdminText, useWords } from '../../frame/index.ts';
import type { ImportKind } from './kind.ts';
import styles from './Import.module.css';

type Row = ImportError & { readonly key: string };

/** A column by the name people know, else as the template calls it. */
const ColumnName = ({
  kind: { names, columns },
  field,
}: {
  readonly kind: ImportKind;
  readonly field: string;
}) => {
  const nameOf = useWords(names ?? 'import.help');
  return names && columns.includes(field) ? nameOf(field) : <code>{field}</code>;
};

/** Line by line what is wrong with a file. */
export const ImportErrors = ({
  kind,
  errors,
  errorCount,
}: Pick<FileImport, 'errors' | 'errorCount'> & { readonly kind: ImportKind }) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const rows: Row[] = errors.map((error, index) => ({
    ...error,
    key: `${error.line} ${error.field} ${index}`,
  }));
  return (
    <>
      <AdminTable
        caption={text('import.errors')}
        rows={rows}
        keyOf={({ key }) => key}
        columns={[
          {
            key: 'line',
            label: text('import.line'),
            align: 'end',
            width: 'narrow',
            cell: ({ line }) => line,
          },
          {
            key: 'field',
            label: text('import.column'),
            width: 'narrow',
            cell: ({ field }) => <ColumnName kind={kind} field={field} />,
          },
          ...(rows.some(({ value }) => value)
            ? [
                {
                  key: 'value',
                  label: text('import.value'),
                  cell: ({ value }: Row) => value && <code>{value}</code>,
                },
              ]
            : []),
          {
            key: 'problem',
            label: text('import.problem'),
            cell: ({ messageKey, params }) => messageText(i18n, messageKey, params),
          },
        ]}
      />
      {errorCount > errors.length && (
        <p className={styles.note}>{text('import.firstErrors', { count: errors.length })}</p>
      )}
    </>
  );
};
