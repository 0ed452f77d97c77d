import type { PayoutOrder } from '@cafeteria/contract';
import type { useAdminText } from '../../frame/index.ts';
import { refundOf } from '../client-refund/index.ts';
import { settlementPath } from '../settlement/index.ts';
import { withdrawalsOf } from '../withdrawal/index.ts';

/** What is paid: a settlement of a partner, a withdrawal of a person, or a refund of an employer. */
type Paid = Pick<PayoutOrder, 'settlementId' | 'withdrawalId' | 'clientRefundId' | 'number'>;
const kindOf = ({ settlementId, withdrawalId }: Paid) => {
  if (settlementId !== null) return 'settlement';
  return withdrawalId === null ? 'refund' : 'withdrawal';
};

/** One of the three and its number: all are counted from one. */
export const paidKey = (paid: Paid): string =>
  `${kindOf(paid)}-${paid.settlementId ?? paid.withdrawalId ?? paid.clientRefundId}`;
export const paidHref = ({ settlementId, withdrawalId, clientRefundId }: Paid): string => {
  if (settlementId !== null) return `${settlementPath}/${settlementId}`;
  return withdrawalId === null ? refundOf(clientRefundId ?? 0) : withdrawalsOf({ withdrawalId });
};
export const paidText = (text: ReturnType<typeof useAdminText>, paid: Paid): string =>
  text(`payoutBatch.${kindOf(paid)}`, { number: paid.number });

const returned = {
  settlement: 'payoutBatch.resolve.RETURNED.text',
  withdrawal: 'payoutBatch.resolve.RETURNED.withdrawal',
  refund: 'payoutBatch.resolve.RETURNED.refund',
} as const;
/** What becomes of it when the bank gives it back. */
export const returnedText = (paid: Paid) => returned[kindOf(paid)];
