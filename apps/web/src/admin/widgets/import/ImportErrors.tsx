import type { FileImport, ImportError } from '@cafeteria/contract';
import { messageText } from '@cafeteria/i18n';
import { DataTable } from '@cafeteria/ui';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../../frame/index.ts';
import styles from './Import.module.css';

type Row = ImportError & { readonly key: string };

/** Line by line what is wrong with a file. */
export const ImportErrors = ({ errors, errorCount }: Pick<FileImport, 'errors' | 'errorCount'>) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const rows: Row[] = errors.map((error, index) => ({
    ...error,
    key: `${error.line} ${error.field} ${index}`,
  }));
  return (
    <>
      <DataTable
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
            cell: ({ field }) => <code>{field}</code>,
          },
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
