import { Badge, Button, Fold, Text } from '@cafeteria/ui';
import { useTexts } from '../../../shared/texts/index.ts';
import { downloadCsv } from '../../../shared/download.ts';
import { useAdminText, useWords } from '../../frame/index.ts';
import type { ImportKind } from './kind.ts';
import styles from './Import.module.css';

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
        onClick={() => downloadCsv(kind.templateName, [kind.columns, kind.example(i18n.language)])}
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
