import type { BankEntryRow } from '@cafeteria/contract';
import { formatAmount } from '@cafeteria/i18n';
import { Badge } from '@cafeteria/ui';
import { PageName, useAdminText } from '../../frame/index.ts';
import { bankEntriesOf } from '../bank-entry/index.ts';
import { BooksLink } from '../book/index.ts';
import { refundOf } from '../client-refund/index.ts';
import { creditStyles as styles } from '../credit/index.ts';
import { batchPath, settlementPath } from '../settlement/index.ts';
import { withdrawalsOf } from '../withdrawal/index.ts';

type Match = NonNullable<BankEntryRow['match']>;
const hrefOf = (match: Match): string | undefined => {
  const { settlementId, withdrawalId, clientRefundId, batchId } = match;
  if (clientRefundId !== null) return refundOf(clientRefundId);
  if (withdrawalId !== null) return withdrawalsOf({ withdrawalId });
  if (settlementId !== null) return `${settlementPath}/${settlementId}`;
  return batchId === null ? undefined : `${batchPath}/${batchId}`;
};
/** Where the lines of an entry stand: orders are booked by what they pay. */
export const Booked = ({ id, match }: { readonly id: number; readonly match: Match }) => {
  if (match.batchId !== null) return null;
  return match.documentId === null ? (
    <BooksLink isIcon of={{ document: 'BANK_ENTRY', documentId: id }} />
  ) : (
    <BooksLink isIcon of={{ document: 'CLIENT_DOCUMENT', documentId: match.documentId }} />
  );
};

/** What an entry is of, and the way there. */
export const MatchText = ({
  entry: { state, match, repeats },
}: {
  readonly entry: BankEntryRow;
}) => {
  const text = useAdminText();
  if (match) {
    const href = hrefOf(match);
    const name = text(`bank.kind.${match.kind}`);
    return (
      <>
        <span className={styles.unbroken}>
          {href ? <PageName href={href}>{name}</PageName> : name}
        </span>
        {match.fee > 0 && ` (${text('bank.ofItFee', { amount: formatAmount(match.fee) })})`}
        {match.note && <span className={styles.below}>{match.note}</span>}
      </>
    );
  }
  return (
    <>
      <Badge tone={state === 'OPEN' ? 'warning' : 'neutral'}>{text(`bank.state.${state}`)}</Badge>{' '}
      {repeats && (
        <PageName href={bankEntriesOf({ entryId: repeats.id })}>{text('bank.theOther')}</PageName>
      )}
    </>
  );
};
