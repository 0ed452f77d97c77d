import type { Language } from '@cafeteria/contract';
import { Badge, Button, Fold, Text } from '@cafeteria/ui';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText, useWords } from '../../frame/index.ts';
import type { ImportKind } from './kind.ts';
import styles from './Import.module.css';

const quoted = (cell: string): string =>
  /[";]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Downloads a template that Excel can read: byte-order mark and semicolons. */
const download = ({ columns, example, templateName }: ImportKind, language: Language): void => {
  const lines = [columns, example(language)].map((cells) => cells.map(quoted).join(';'));
  const template = new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], {
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
  const { i18n } = useTexts();
  const helpOf = useWords(`${kind.texts}.help`);
  return (
    <Fold look="card" title={text('import.columns')}>
      <Button
        kind="ghost"
        size="Small"
        icon="download"
        onClick={() => download(kind, i18n.language)}
      >
        {text('import.template')}
      </Button>
      <Text size="small" tone="soft">
        {text('import.columnNames')}
      </Text>
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
