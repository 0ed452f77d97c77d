import type { AskingNote, FileImport } from '@cafeteria/contract';
import { messageText } from '@cafeteria/i18n';
import { Banner, Checkbox } from '@cafeteria/ui';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../../frame/index.ts';
import styles from './Import.module.css';

const questions = {
  'credit.grantedBefore': 'import.accept.grantedBefore',
  'credit.orderedBefore': 'import.accept.grantedBefore',
  'credit.zerosFilled': 'import.accept.zerosFilled',
  'credit.beyondShifts': 'import.accept.beyondShifts',
} as const satisfies Record<AskingNote, string>;

type Props = Pick<FileImport, 'notes' | 'noteCounts'> & {
  /** What the file asks. */
  readonly openQuestions: readonly AskingNote[];
  readonly accepted: readonly AskingNote[];
  readonly onChange: (accepted: readonly AskingNote[]) => void;
};

/** What has to be accepted before a file is imported, each with the first line it is about. */
export const ImportAsks = ({ notes, noteCounts, openQuestions, accepted, onChange }: Props) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  if (openQuestions.length === 0) return null;
  return (
    <Banner tone="warning" title={text('import.asks')}>
      <div className={styles.stack}>
        {openQuestions.map((key) => {
          const first = notes.find(({ messageKey }) => messageKey === key);
          return (
            <div key={key}>
              {first && <p>{messageText(i18n, first.messageKey, first.params)}</p>}
              <Checkbox
                label={text(questions[key], { count: noteCounts[key] ?? 0 })}
                checked={accepted.includes(key)}
                onChange={({ target: { checked } }) =>
                  onChange(checked ? [...accepted, key] : accepted.filter((one) => one !== key))
                }
              />
            </div>
          );
        })}
      </div>
    </Banner>
  );
};
