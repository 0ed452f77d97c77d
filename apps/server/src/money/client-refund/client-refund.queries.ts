/** What employers had beforehand and are sent back. */
import type {
  ClientRefundRecord,
  ClientRefundRow,
  ClientRefundStatus,
  Currency,
} from '@cafeteria/contract';
import { sql } from 'kysely';
import { personOf } from '../../kernel/named-person.queries.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';

const r = tableAs('client_refund', 'r');

const rowColumns = (userId: number) =>
  columns<ClientRefundRow>({
    id: r.id,
    client: sql<ClientRefundRow['client']>`(
      select jsonb_build_object('id', c.id, 'name', c.name) from client c where c.id = r.client_id
    )`,
    status: r.status,
    amount: r.amount,
    currency: r.currency,
    iban: r.iban,
    madeBy: personOf('r.made_by'),
    madeAt: r.madeAt,
    isOwn: sql<boolean>`r.made_by = ${userId}`,
    batchId: sql<number | null>`(
      select batch_id from payout_order where client_refund_id = r.id
    )`,
  });

type Filter = {
  readonly status?: ClientRefundStatus | undefined;
  readonly clientId?: number | undefined;
  readonly pageSize: number;
  readonly pageNumber: number;
};
export const listRefunds = async (
  db: Db,
  { status, clientId, pageSize, pageNumber }: Filter,
  userId: number,
): Promise<{ rows: ClientRefundRow[]; total: number }> => {
  const where = sql`
    where ${status ? sql`r.status = ${status}` : sql`true`}
      and ${clientId ? sql`r.client_id = ${clientId}` : sql`true`}`;
  const [page, all] = await Promise.all([
    query`
      select ${rowColumns(userId)}
      from client_refund r
      ${where}
      order by r.id desc
      limit ${pageSize} offset ${pageNumber * pageSize}`.execute(db),
    query`
      select ${columns({ total: sql<number>`count(*)::int` })}
      from client_refund r ${where}`.execute(db),
  ]);
  return { rows: page.rows, total: all.rows[0]?.total ?? 0 };
};
export const getRefund = async (db: Db, id: number, userId: number): Promise<ClientRefundRecord> =>
  found(
    (
      await query`
        select ${columns<ClientRefundRecord>({
          ...rowColumns(userId).columns,
          reason: r.reason,
          approvedBy: personOf('r.approved_by'),
          approvedAt: r.approvedAt,
          note: r.note,
          resolvedBy: personOf('r.resolved_by'),
          resolvedAt: r.resolvedAt,
          notice: sql<ClientRefundRecord['notice']>`case when r.paid_told_at is not null then
            jsonb_build_object(
              'email', r.told_to, 'notifiedAt', greatest(r.paid_told_at, r.returned_told_at)
            )
          end`,
        })}
        from client_refund r
        where r.id = ${id}`.execute(db)
    ).rows[0],
  );

type NewRefund = {
  readonly clientId: number;
  readonly amount: number;
  readonly currency: Currency;
  readonly iban: string;
  readonly reason: string;
  readonly by: number;
};
export const insertRefund = async (tx: Db, refund: NewRefund): Promise<number> =>
  found(
    (
      await query`
        insert into client_refund (client_id, amount, currency, iban, reason, made_by)
        values (
          ${refund.clientId}, ${refund.amount}, ${refund.currency}, ${refund.iban},
          ${refund.reason}, ${refund.by}
        )
        returning ${columns({ id: sql<number>`id` })}`.execute(tx)
    ).rows[0],
  ).id;

export type StoredRefund = {
  readonly id: number;
  readonly clientId: number;
  readonly status: ClientRefundStatus;
  readonly amount: number;
  readonly madeBy: number;
};
/** Refunds, while nobody else approves, cancels or pays them; in the order of their numbers. */
export const lockRefunds = async (tx: Db, ids: readonly number[]): Promise<StoredRefund[]> =>
  (
    await query`
      select ${columns<StoredRefund>({
        id: r.id,
        clientId: r.clientId,
        status: r.status,
        amount: r.amount,
        madeBy: r.madeBy,
      })}
      from client_refund r
      where r.id = any(${[...ids]}::int[])
      order by r.id
      for no key update`.execute(tx)
  ).rows;
export const lockRefund = async (tx: Db, id: number): Promise<StoredRefund> =>
  found((await lockRefunds(tx, [id]))[0]);

export const approveRefund = (tx: Db, id: number, by: number) =>
  sql`
    update client_refund set status = 'APPROVED', approved_by = ${by}, approved_at = now()
    where id = ${id}`.execute(tx);
/** Where they are on their way, once they are approved. */
export const moveRefunds = (tx: Db, ids: readonly number[], status: 'APPROVED' | 'IN_BATCH') =>
  sql`
    update client_refund set status = ${status}, note = null, resolved_by = null, resolved_at = null
    where id = any(${[...ids]}::int[])`.execute(tx);
type Resolution = {
  readonly status: 'PAID' | 'RETURNED' | 'CANCELLED';
  readonly note: string | null;
  readonly by: number;
};
export const resolveRefunds = (tx: Db, ids: readonly number[], { status, note, by }: Resolution) =>
  sql`
    update client_refund set
      status = ${status}, note = ${note}, resolved_by = ${by}, resolved_at = now()
    where id = any(${[...ids]}::int[])`.execute(tx);

type Waiting = {
  readonly id: number;
  readonly name: string;
  readonly amount: number;
  readonly iban: string;
};
/** What was approved and no batch pays yet, the oldest first; with ids these alone. A bank is told the company. */
export const listApprovedRefunds = async (
  db: Db,
  ids?: readonly number[],
  limit = 1_000,
): Promise<Waiting[]> =>
  (
    await query`
      select ${columns<Waiting>({
        id: r.id,
        name: sql<string>`coalesce(o.name, c.name)`,
        amount: r.amount,
        iban: r.iban,
      })}
      from client_refund r
      join client c on c.id = r.client_id
      left join company o on o.id = c.company_id
      where r.status = 'APPROVED' and ${ids ? sql`r.id = any(${[...ids]}::int[])` : sql`true`}
      order by r.id
      limit ${limit}`.execute(db)
  ).rows;

export const countRequestedRefunds = async (db: Db): Promise<number> =>
  (
    await query`
      select ${columns({ total: sql<number>`count(*)::int` })}
      from client_refund
      where status = 'REQUESTED'`.execute(db)
  ).rows[0]?.total ?? 0;
