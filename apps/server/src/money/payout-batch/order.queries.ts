/** Orders of a batch: each pays a settlement of a partner, a withdrawal of a person, or a refund of an employer. */
import type { PayoutOrder, PayoutOrderStatus } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { accountNow, settlementNumber } from '../settlement/index.ts';
import type { Order } from './orders.ts';

const o = tableAs('payout_order', 'o');

/** What an order pays: one of the three. */
export type Paid = {
  readonly settlementId: number | null;
  readonly withdrawalId: number | null;
  readonly clientRefundId: number | null;
};
export type NewOrder = Order & Paid & { readonly wasReturned: boolean };
export const insertOrders = (tx: Db, batchId: number, list: readonly NewOrder[]) =>
  sql`
    insert into payout_order (
      batch_id, position, settlement_id, withdrawal_id, client_refund_id, was_returned, name, iban,
      amount, symbol, message
    )
    select
      ${batchId}::int, n - 1, (x ->> 'settlementId')::int, (x ->> 'withdrawalId')::int,
      (x ->> 'clientRefundId')::int,
      (x ->> 'wasReturned')::boolean, x ->> 'name', x ->> 'iban', (x ->> 'amount')::bigint,
      x ->> 'symbol', x ->> 'message'
    from jsonb_array_elements(${JSON.stringify(list)}::jsonb) with ordinality y (x, n)`.execute(tx);

/** Orders as they stand in the file. */
export const listOrders = async (db: Db, batchId: number): Promise<PayoutOrder[]> =>
  (
    await query`
      select ${columns<PayoutOrder>({
        id: o.id,
        settlementId: o.settlementId,
        withdrawalId: o.withdrawalId,
        clientRefundId: o.clientRefundId,
        partnerId: sql<number | null>`s.partner_id`,
        number: sql<string>`coalesce(${settlementNumber}, o.withdrawal_id::text, o.client_refund_id::text)`,
        name: o.name,
        amount: o.amount,
        iban: o.iban,
        symbol: o.symbol,
        status: o.status,
        note: o.note,
        resolvedAt: o.resolvedAt,
      })}
      from payout_order o
      left join settlement s on s.id = o.settlement_id
      where o.batch_id = ${batchId}
      order by o.position`.execute(db)
  ).rows;

export type StoredOrder = Paid & {
  readonly id: number;
  readonly status: PayoutOrderStatus;
  readonly wasReturned: boolean;
  readonly amount: number;
  /** Whose money it was, of a refund. */
  readonly clientId: number | null;
};
/** Orders of a batch that is held. */
export const ordersOf = async (
  tx: Db,
  batchId: number,
  which: RawBuilder<unknown> = sql`true`,
): Promise<StoredOrder[]> =>
  (
    await query`
      select ${columns<StoredOrder>({
        id: o.id,
        settlementId: o.settlementId,
        withdrawalId: o.withdrawalId,
        clientRefundId: o.clientRefundId,
        status: o.status,
        wasReturned: o.wasReturned,
        amount: o.amount,
        clientId: sql<number | null>`(
          select client_id from client_refund where id = o.client_refund_id
        )`,
      })}
      from payout_order o
      where o.batch_id = ${batchId} and ${which}
      order by o.position`.execute(tx)
  ).rows;
/** Whether an order of a batch goes to an account that its partner is not paid to any more. */
export const hasOldAccount = async (tx: Db, batchId: number): Promise<boolean> =>
  (
    await query`
      select ${columns({ id: o.id })}
      from payout_order o
      join settlement s on s.id = o.settlement_id
      where o.batch_id = ${batchId} and o.iban is distinct from ${accountNow}
      limit 1`.execute(tx)
  ).rows.length > 0;
export const isWaiting = sql`o.status = 'WAITING'`;
export const isOneOf = (ids: readonly number[], status: PayoutOrderStatus) =>
  sql`o.id = any(${[...ids]}::int[]) and o.status = ${status}`;
export const isOrder = (id: number) => sql`o.id = ${id}`;

export const resolveOrders = (
  tx: Db,
  ids: readonly number[],
  how: {
    readonly status: 'PAID' | 'RETURNED';
    readonly note: string | null;
    readonly by: number;
  },
) =>
  sql`
    update payout_order set
      status = ${how.status}, note = ${how.note}, resolved_by = ${how.by}, resolved_at = now()
    where id = any(${[...ids]}::int[])`.execute(tx);
/** Orders are what they were before they were marked. */
export const reopenOrders = (
  tx: Db,
  ids: readonly number[],
  { status, by }: { readonly status: 'WAITING' | 'PAID'; readonly by: number },
) =>
  sql`
    update payout_order set
      status = ${status}, note = null,
      resolved_by = case when ${status}::text = 'PAID' then ${by}::int end,
      resolved_at = case when ${status}::text = 'PAID' then now() end
    where id = any(${[...ids]}::int[])`.execute(tx);
