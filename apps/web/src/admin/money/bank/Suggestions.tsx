import type { BankEntryRow, BankSuggestion } from '@cafeteria/contract';
import { formatAmount } from '@cafeteria/i18n';
import { Skeleton } from '@cafeteria/ui';
import { type AdminText, useAdminText } from '../../frame/index.ts';
import styles from './Bank.module.css';

/** Those that are safe to be taken by Enter: something of the entry says so. */
export const isSure = ({ agrees, kind, fee }: BankSuggestion): boolean =>
  agrees.length > 0 || (kind === 'GATE' && fee > 0);
/** Those that need a word more. */
export const needsDetails = ({ kind, fee }: BankSuggestion): boolean =>
  kind === 'DIFFERENCE' || (kind === 'GATE' && fee === 0);

const nameOf = (text: AdminText, { kind, name, number, fee }: BankSuggestion): string => {
  const word = text(`bank.kind.${kind}`);
  if (kind === 'GATE' && fee > 0)
    return `${word} (${text('bank.ofItFee', { amount: formatAmount(fee) })})`;
  return [word, number, name].filter(Boolean).join(' · ');
};

type Props = {
  readonly entry: BankEntryRow;
  readonly suggestions: readonly BankSuggestion[] | undefined;
  readonly isPending: boolean;
  readonly onTake: (suggestion: BankSuggestion) => void;
};
/** What an entry may be of, each under the digit that chooses it. */
export const Suggestions = ({ entry, suggestions, isPending, onTake }: Props) => {
  const text = useAdminText();
  if (!suggestions) return <Skeleton shape="row" count={3} />;
  return (
    <ol className={styles.suggestions} aria-label={text('bank.suggestions')}>
      {suggestions.map((suggestion, at) => (
        <li key={`${suggestion.kind} ${suggestion.targetId ?? ''}`}>
          <button
            type="button"
            className={styles.suggestion}
            disabled={isPending}
            data-testid={`bank-suggestion-${entry.id}-${at + 1}`}
            onClick={() => onTake(suggestion)}
          >
            <kbd className={styles.key}>{at + 1}</kbd>
            <span>{nameOf(text, suggestion)}</span>
            <span className={styles.agrees}>
              {suggestion.agrees.map((one) => text(`bank.agrees.${one}`)).join(', ')}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
};
