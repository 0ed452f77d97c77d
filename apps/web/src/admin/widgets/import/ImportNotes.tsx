import type { FileImport } from '@cafeteria/contract';
import { formatNumber, messageText } from '@cafeteria/i18n';
import { DataTable, Fold } from '@cafeteria/ui';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText, useWords } from '../../frame/index.ts';
import styles from './Import.module.css';

type Props = Pick<FileImport, 'notes' | 'noteCounts'>;

/** From the surest to what was not looked for. */
const placings = ['address', 'street', 'town', 'ambiguous', 'notFound', 'notAsked'] as const;

/** How many lines were placed how exactly. */
export const NoteCounts = ({ noteCounts }: Pick<Props, 'noteCounts'>) => {
  const placed = useWords('import.placed');
  const counted = placings.flatMap((placing) => {
    const count = noteCounts[`import.place.${placing}`];
    return count ? [{ placing, count }] : [];
  });
  if (counted.length === 0) return null;
  return (
    <ul className={styles.counts}>
      {counted.map(({ placing, count }) => (
        <li key={placing}>
          {placed(placing)}: <strong>{formatNumber(count)}</strong>
        </li>
      ))}
    </ul>
  );
};

/** Line by line what was found out about lines that are taken. */
export const ImportNotes = ({ notes, noteCounts }: Props) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const total = Object.values(noteCounts).reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  return (
    <Fold look="card" title={text('import.notes')}>
      <DataTable
        caption={text('import.notes')}
        rows={notes}
        keyOf={({ line, messageKey }) => `${line} ${messageKey}`}
        columns={[
          {
            key: 'line',
            label: text('import.line'),
            align: 'end',
            width: 'narrow',
            cell: ({ line }) => line,
          },
          {
            key: 'note',
            label: text('import.note'),
            cell: ({ messageKey, params }) => messageText(i18n, messageKey, params),
          },
        ]}
      />
      {total > notes.length && (
        <p className={styles.note}>{text('import.firstNotes', { count: notes.length })}</p>
      )}
    </Fold>
  );
};
