import {
  type DisputeView,
  isDisputeOver,
  type disputeAdminRoutes,
  type disputeRoutes,
} from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { pageResult } from '../../kernel/page.ts';
import { queueMessage } from '../../messages/outbox/index.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { AppError, found, notFound } from '../../platform/http/index.ts';
import { createOnceFor, refund } from '../ledger/index.ts';
import { tellRefund } from '../refund-notice/index.ts';
import { getDispute, listDisputes, lockDispute } from './dispute.admin.queries.ts';
import {
  addMessage,
  findOwnDispute,
  listMessages,
  lockOwnDispute,
  mayWrite,
  openDispute,
} from './dispute.queries.ts';

/** More in a day are not one person's. */
const maxInADay = 20;

type Own = { readonly userId: number; readonly disputeId: number; readonly text: string };
/** What its owner writes waits for an answer; the same words twice, as a browser sends that heard nothing, are once. */
const writeOn = async (tx: Db, { userId, disputeId, text }: Own): Promise<DisputeView> => {
  const { movementId } = await lockOwnDispute(tx, userId, disputeId);
  const last = (await listMessages(tx, disputeId)).at(-1);
  if (!last || last.isAnswer || last.text !== text)
    await addMessage(tx, { disputeId, isAnswer: false, text, status: 'OPEN' });
  return found(await findOwnDispute(tx, userId, movementId));
};

/** Something is wrong with a movement: its owner says what, and reads what was answered. */
export const disputeHandlers = ({ db }: Deps): Handlers<typeof disputeRoutes> => {
  const within = <T>(userId: number, work: (tx: Db) => Promise<T>): Promise<T> =>
    atomic(db, async (tx) => {
      if (!(await mayWrite(tx, userId, maxInADay)))
        throw new AppError('common.error.tooManyRequests');
      return work(tx);
    });
  return {
    get: async ({ movementId }, { user }) => ({
      dispute: (await findOwnDispute(db, user.id, movementId)) ?? null,
    }),
    open: ({ movementId, body: { kind, text } }, { user: { id: userId } }) =>
      within(userId, async (tx) => {
        const disputeId = await openDispute(tx, { userId, movementId, kind });
        if (disputeId === undefined) throw notFound();
        return writeOn(tx, { userId, disputeId, text });
      }),
    write: ({ id: disputeId, body: { text } }, { user: { id: userId } }) =>
      within(userId, (tx) => writeOn(tx, { userId, disputeId, text })),
  };
};

/**
 * Gives the payment back that a dispute is about, own money too: its owner asked for it and said so to who answers. One
 * that nobody raised is refunded by what its employer's credits paid of it alone (`userCredit.refund`).
 */
const refundDisputed = (deps: Deps): Handlers<typeof disputeAdminRoutes>['refund'] => {
  const onceFor = createOnceFor(deps);
  return async ({ id, body: { amount } }, caller) => {
    await onceFor(caller, 'dispute-refund', { id, amount }, async (tx) => {
      const { movementId } = await lockDispute(tx, id);
      const refunded = await refund(tx, { id: movementId }, amount, { createdBy: caller.user.id });
      await tellRefund(deps, tx, refunded);
      await recordAudit(tx, caller, {
        action: 'UPDATE',
        entity: 'dispute',
        entityId: id,
        after: { refunded: amount, movementId },
      });
      return { refundId: refunded.refundId };
    });
    return getDispute(deps.db, id);
  };
};

/** The same for who answers; every look at one is audited, for what was paid stands in it. */
export const disputeAdminHandlers = (deps: Deps): Handlers<typeof disputeAdminRoutes> => ({
  list: async (filter) => {
    const { rows, total } = await listDisputes(deps.db, filter);
    return pageResult(rows, filter, total);
  },
  get: async ({ id }, caller) => {
    const record = await getDispute(deps.db, id);
    await recordAudit(deps.db, caller, { action: 'VIEW', entity: 'dispute', entityId: id });
    return record;
  },
  answer: ({ id, body: { text, isOver, readTo } }, caller) =>
    atomic(deps.db, async (tx) => {
      const before = await lockDispute(tx, id);
      const { movement, merchantName, messages } = await getDispute(tx, id);
      // what its owner has just written is read before it is answered
      if (messages.at(-1)?.id !== readTo) throw new AppError('common.error.concurrentModification');
      const closed = before.isRefunded ? 'REFUNDED' : 'CLOSED';
      const status = isOver ? closed : 'ANSWERED';
      const messageId = await addMessage(tx, { disputeId: id, isAnswer: true, text, status });
      await queueMessage(deps, tx, {
        kind: 'DISPUTE_ANSWERED',
        userId: before.userId,
        data: {
          movementId: movement.id,
          merchantName,
          amount: movement.amount,
          isOver: isDisputeOver(status),
        },
        once: `dispute ${id} ${messageId}`,
      });
      // what was written stands in the dispute, which its owner may have erased; the audit keeps that it was
      await recordAudit(tx, caller, {
        action: 'UPDATE',
        entity: 'dispute',
        entityId: id,
        before: { status: before.status },
        after: { status },
      });
      return getDispute(tx, id);
    }),
  refund: refundDisputed(deps),
});
