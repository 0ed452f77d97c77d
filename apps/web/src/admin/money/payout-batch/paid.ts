import type { PayoutOrder } from '@cafeteria/contract';
import type { useAdminText } from '../../frame/index.ts';
import { settlementPath } from '../settlement/index.ts';
import { withdrawalsOf } from '../withdrawal/index.ts';

/** What is paid: a settlement of a partner, or a withdrawal of a person. */
type Paid = Pick<PayoutOrder, 'settlementId' | 'withdrawalId' | 'number'>;

/** One of the two and its number: both are counted from one. */
export const paidKey = ({ settlementId, withdrawalId }: Paid): string =>
  settlementId === null ? `withdrawal-${withdrawalId}` : `settlement-${settlementId}`;
export const paidHref = ({ settlementId, withdrawalId }: Paid): string =>
  settlementId === null ? withdrawalsOf({ withdrawalId }) : `${settlementPath}/${settlementId}`;
export const paidText = (
  text: ReturnType<typeof useAdminText>,
  { settlementId, number }: Paid,
): string =>
  text(settlementId === null ? 'payoutBatch.withdrawal' : 'payoutBatch.settlement', { number });
