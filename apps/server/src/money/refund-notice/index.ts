import type { Deps } from '../../kernel/deps.ts';
import { queueMessage } from '../../messages/outbox/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { readRefunded, type RefundKey } from './refund-notice.queries.ts';

/** Tells the payer that money came back, in the transaction that gave it back. */
export const tellRefund = async (
  deps: Pick<Deps, 'jobs' | 'box'>,
  tx: Db,
  refund: RefundKey,
): Promise<void> => {
  const { userId, refundId } = refund;
  const { currency, merchantName, toOwner, toEmployer } = await readRefunded(tx, refund);
  await queueMessage(deps, tx, {
    kind: 'PAYMENT_REFUNDED',
    userId,
    data: {
      merchantName,
      toOwner: { amount: toOwner, currency },
      toEmployer: { amount: toEmployer, currency },
    },
    once: `refund ${refundId}`,
  });
};
