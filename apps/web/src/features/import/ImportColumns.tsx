import { Badge, Button, Fold } from '@cafeteria/ui';
import { useAdminText } from '../../platform/resource/index.ts';
import { csvTemplate, importColumns, requiredColumns } from './csv-template.ts';
import styles from './Import.module.css';

const download = (): void => {
  const address = URL.createObjectURL(csvTemplate());
  const link = document.createElement('a');
  link.href = address;
  link.download = 'pobocky.csv';
  link.click();
  URL.revokeObjectURL(address);
};

/** What the file must hold, and a template of it. */
export const ImportColumns = () => {
  const text = useAdminText();
  return (
    <Fold look="card" title={text('import.columns')}>
      <Button kind="ghost" size="Small" icon="download" onClick={download}>{text('import.template')}</Button>
      <dl className={styles.columns}>
        {importColumns.map((column) => (
          <div key={column} className={styles.column}>
            <dt><code>{column}</code> {requiredColumns.includes(column) && <Badge tone="brand">{text('import.required')}</Badge>}</dt>
            <dd>{text(`import.help.${column}`)}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
};
