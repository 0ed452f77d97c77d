import { askingNotes, type FileImport } from '@cafeteria/contract';
import { formatNumber, messageText } from '@cafeteria/i18n';
import { Fold } from '@cafeteria/ui';
import { useTexts } from '../../../shared/texts/index.ts';
import { AdminTable, useAdminText, useWords } from '../../frame/index.ts';
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

const asking: readonly string[] = askingNotes;
/** Each kind by the first line it is about, in the open; what is asked or counted stands elsewhere. */
const KindsOfNotes = ({ notes, noteCounts }: Props) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const firsts = notes.filter(
    ({ messageKey }, index) =>
      !asking.includes(messageKey) &&
      !messageKey.startsWith('import.place.') &&
      notes.findIndex((one) => one.messageKey === messageKey) === index,
  );
  if (firsts.length === 0) return null;
  return (
    <ul className={styles.kinds} data-testid="import-kinds">
      {firsts.map(({ line, messageKey, params }) => {
        const others = (noteCounts[messageKey] ?? 1) - 1;
        return (
          <li key={messageKey}>
            {text('import.line')} {line}: {messageText(i18n, messageKey, params)}
            {others > 0 && ` ${text('import.alike', { count: others })}`}
          </li>
        );
      })}
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
    <>
      <KindsOfNotes notes={notes} noteCounts={noteCounts} />
      <Fold look="card" title={text('import.notes')}>
        <AdminTable
          caption={text('import.notes')}
          rows={notes}
          keyOf={({ line, messageKey, params }) =>
            `${line} ${messageKey} ${JSON.stringify(params)}`
          }
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
    </>
  );
};
