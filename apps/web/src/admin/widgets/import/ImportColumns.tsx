import { Badge, Button, Fold } from '@cafeteria/ui';
import { useAdminText, useWords } from '../../frame/index.ts';
import type { ImportKind } from './kind.ts';
import styles from './Import.module.css';

/** Downloads a template that Excel can read: byte-order mark and semicolons. */
const download = ({ columns, example, templateName }: ImportKind): void => {
  const template = new Blob([`\uFEFF${columns.join(';')}\r\n${example.join(';')}\r\n`], {
    type: 'text/csv;charset=utf-8',
  });
  const href = URL.createObjectURL(template);
  const link = document.createElement('a');
  link.href = href;
  link.download = templateName;
  link.click();
  URL.revokeObjectURL(href);
};

/** What the file must hold, and a template of it. */
export const ImportColumns = ({ kind }: { readonly kind: ImportKind }) => {
  const text = useAdminText();
  const helpOf = useWords(`${kind.texts}.help`);
  return (
    <Fold look="card" title={text('import.columns')}>
      <Button kind="ghost" size="Small" icon="download" onClick={() => download(kind)}>
        {text('import.template')}
      </Button>
      <dl className={styles.columns}>
        {kind.columns.map((column) => (
          <div key={column} className={styles.column}>
            <dt>
              <code>{column}</code>{' '}
              {kind.required.includes(column) && (
                <Badge tone="brand">{text('import.required')}</Badge>
              )}
            </dt>
            <dd>{helpOf(column)}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
};
