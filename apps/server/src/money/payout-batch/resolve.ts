import type { BankMatchForm } from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { AppError, found } from '../../platform/http/index.ts';
import { bookLines, type NewLine } from '../book/index.ts';
import type { By } from '../settlement/index.ts';
import { hasWithdrawalToWait } from '../withdrawal/index.ts';
import {
  hasOldAccount,
  isOneOf,
  isOrder,
  isWaiting,
  ordersOf,
  reopenOrders,
  resolveOrders,
  type StoredOrder,
} from './order.queries.ts';
import {
  type Acting,
  documentOf,
  idsOf,
  leave,
  linesBehind,
  lockPaid,
  settle,
  unsettle,
} from './paid.ts';
import { approveBatch, deleteBatch, isPast, lockBatch } from './payout-batch.queries.ts';

const record = (tx: Db, by: By, entityId: number, before: object, after: object) =>
  recordAudit(tx, by, {
    action: 'UPDATE',
    entity: 'payout_batch',
    entityId,
    before: { ...before },
    after: { ...after },
  });

/** Says of a line of a statement which order it paid: the room of the bank knows how. */
export type SayOf = (tx: Db, entryId: number, form: BankMatchForm, by: Acting) => Promise<void>;
/** What was paid by hand is paid as soon as two people say so, as the statement says it or without one. */
const payNow = async (
  tx: Db,
  {
    id,
    bankEntryId,
    by,
    sayOf,
  }: { id: number; bankEntryId: number | null; by: Acting; sayOf: SayOf },
): Promise<void> => {
  const [order] = await ordersOf(tx, id);
  if (bankEntryId === null || !order) return resolveWaiting(tx, id, by);
  return sayOf(tx, bankEntryId, { kind: 'ORDER', targetId: order.id, fee: 0, note: '' }, by);
};

export const confirmBatch = (db: Db, id: number, by: Acting, sayOf: SayOf): Promise<void> =>
  atomic(db, async (tx) => {
    const { status, madeBy, sha256, format, dueDay, bankEntryId } = await lockBatch(tx, id);
    if (status !== 'DRAFT') throw new AppError('payoutBatch.error.decided');
    if (madeBy === by.user.id) throw new AppError('payoutBatch.error.ownWork');
    // a bank refuses a file whose day is over, or pays on a day of its own
    if (format !== 'HAND' && (await isPast(tx, dueDay)))
      throw new AppError('payoutBatch.error.dayOver');
    // asked when the money is to leave, as it was when the batch was made
    if (await hasWithdrawalToWait(tx, idsOf(await ordersOf(tx, id)).withdrawalIds))
      throw new AppError('payoutBatch.error.withdrawalWaits');
    // what was paid by hand has gone where it has gone
    if (format !== 'HAND' && (await hasOldAccount(tx, id)))
      throw new AppError('payoutBatch.error.accountChanged');
    await approveBatch(tx, id, by.user.id);
    await record(tx, by, id, { status }, { status: 'APPROVED', sha256 });
    if (format === 'HAND') await payNow(tx, { id, bankEntryId, by, sayOf });
  });

/** Throws a batch away that never left: whatever was in it is what it was. */
export const discardBatch = (db: Db, id: number, by: By): Promise<void> =>
  atomic(db, async (tx) => {
    const { status, sha256 } = await lockBatch(tx, id);
    if (status !== 'DRAFT') throw new AppError('payoutBatch.error.decided');
    const orders = await ordersOf(tx, id);
    await lockPaid(tx, idsOf(orders));
    await leave(tx, orders);
    await deleteBatch(tx, id);
    await recordAudit(tx, by, {
      action: 'REMOVE',
      entity: 'payout_batch',
      entityId: id,
      before: { sha256, ...idsOf(orders) },
    });
  });

/** By what an order is marked, which may be taken back and come again (its lines are others then), and on what day. */
export type Mark = { readonly tag: string; readonly day: string };
type Batch = {
  readonly batchId: number;
  readonly by: Acting;
  /** What a statement says of orders. */
  readonly marks?: ReadonlyMap<number, Mark>;
  /** The day it was paid by hand. */
  readonly day?: string;
};
type Result = { readonly status: 'PAID' | 'RETURNED'; readonly note: string };
/**
 * What the bank sent has left it; what it had sent and gave back is there again, on its way to whom it is for, or that
 * employer's.
 */
const linesOf = (
  { batchId, marks, day: byHand }: Batch,
  orders: readonly StoredOrder[],
  next: Result['status'],
): NewLine[] =>
  orders.flatMap((order): NewLine[] => {
    const { id, amount, status } = order;
    const mark = marks?.get(id);
    const part = `${next} ${batchId}${mark?.tag ?? ''}`;
    const day = mark?.day ?? byHand;
    const line = { amount, part, ...documentOf(order), ...(day !== undefined && { day }) };
    if (next === 'PAID') return [{ ...line, debit: 'PAYOUT', credit: 'BANK' }];
    const behind = linesBehind(order, part);
    return status === 'PAID' ? [{ ...line, debit: 'BANK', credit: 'PAYOUT' }, ...behind] : behind;
  });

const resolve = async (
  tx: Db,
  batch: Batch,
  orders: readonly StoredOrder[],
  { status, note }: Result,
): Promise<void> => {
  const { batchId, by } = batch;
  const paid = idsOf(orders);
  await lockPaid(tx, paid);
  const ids = orders.map(({ id }) => id);
  await resolveOrders(tx, ids, { status, note: note || null, by: by.user.id });
  await settle(tx, orders, { status, note }, by);
  const lines = linesOf(batch, orders, status);
  if (lines.length > 0) await bookLines(tx, lines);
  await record(tx, by, batchId, {}, { ...paid, status, note });
};
/** Answers on which day its orders are booked as paid, where that is not the day somebody says so. */
const assertSent = async (tx: Db, id: number): Promise<Pick<Batch, 'day'>> => {
  const { status, format, dueDay } = await lockBatch(tx, id);
  if (status !== 'APPROVED') throw new AppError('payoutBatch.error.notApproved');
  return format === 'HAND' ? { day: dueDay } : {};
};
/** What comes back comes back today. */
const dayOf = (status: Result['status'], sent: Pick<Batch, 'day'>): Pick<Batch, 'day'> =>
  status === 'PAID' ? sent : {};

/** What the bank did with one order; it may give back also what it had paid, and that stays back. */
export const resolveOrder = (
  db: Db,
  { id, orderId, ...result }: Result & { readonly id: number; readonly orderId: number },
  by: Acting,
): Promise<void> =>
  atomic(db, async (tx) => {
    const sent = await assertSent(tx, id);
    const order = found((await ordersOf(tx, id, isOrder(orderId)))[0]);
    if (order.status === 'RETURNED' || order.status === result.status)
      throw new AppError('payoutBatch.error.resolved');
    const batch = { batchId: id, by, ...dayOf(result.status, sent) };
    await resolve(tx, batch, [order], result);
  });
/** The bank paid all that wait. */
export const resolveWaiting = (db: Db, id: number, by: Acting): Promise<void> =>
  atomic(db, async (tx) => {
    const sent = await assertSent(tx, id);
    const orders = await ordersOf(tx, id, isWaiting);
    if (orders.length === 0) throw new AppError('payoutBatch.error.resolved');
    await resolve(tx, { batchId: id, by, ...sent }, orders, { status: 'PAID', note: '' });
  });

type Marked = Batch & { readonly marks: ReadonlyMap<number, Mark> };
/** Before a statement says so, an order may have been marked by hand: that one is as it should be. */
const before = { PAID: 'WAITING', RETURNED: 'PAID' } as const;
/** What a statement of the bank says of orders. Answers those it marked. */
export const markOrders = async (
  tx: Db,
  batch: Marked,
  status: Result['status'],
): Promise<number[]> => {
  const sent = dayOf(status, await assertSent(tx, batch.batchId));
  const orders = await ordersOf(
    tx,
    batch.batchId,
    isOneOf([...batch.marks.keys()], before[status]),
  );
  if (orders.length > 0) await resolve(tx, { ...batch, ...sent }, orders, { status, note: '' });
  return orders.map(({ id }) => id);
};

/** Takes back what a statement said of orders: all of them, or none where something has happened to one since. */
export const unmarkOrders = async (
  tx: Db,
  batch: Marked,
  status: Result['status'],
): Promise<void> => {
  const { batchId, by, marks } = batch;
  await assertSent(tx, batchId);
  const orders = await ordersOf(tx, batchId, isOneOf([...marks.keys()], status));
  // all of them, or the transaction ends here
  if (orders.length < marks.size || !(await unsettle(tx, orders, { status, by: by.user.id })))
    throw new AppError('bankStatement.error.final');
  const ids = orders.map(({ id }) => id);
  await reopenOrders(tx, ids, { status: before[status], by: by.user.id });
  const were = orders.map((order) => ({ ...order, status: before[status] }));
  const lines = linesOf(batch, were, status).map((line) => ({
    ...line,
    debit: line.credit,
    credit: line.debit,
    part: `${line.part} UNDO`,
  }));
  if (lines.length > 0) await bookLines(tx, lines);
  await record(tx, by, batchId, { ...idsOf(orders), status }, { status: before[status] });
};
