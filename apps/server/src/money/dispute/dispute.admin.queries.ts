import type {
  DisputeFilter,
  DisputeRecord,
  DisputeRow,
  DisputeStatus,
  Money,
} from '@cafeteria/contract';
import { sql } from 'kysely';
import { newestOf } from '../../kernel/page.ts';
import { fullName } from '../../kernel/named-person.queries.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { listMessages } from './dispute.queries.ts';

const d = tableAs('dispute', 'd');
const m = tableAs('movement', 'm');

type Stored = Omit<DisputeRow, 'movement'> & {
  readonly movementId: number;
  readonly reason: DisputeRow['movement']['reason'];
  readonly movementStatus: DisputeRow['movement']['status'];
  readonly amount: number;
  readonly refunded: number;
  readonly currency: Money['currency'];
  readonly at: string;
};
const rowColumns = columns<Stored>({
  id: d.id,
  user: sql<DisputeRow['user']>`json_build_object(
    'id', u.id, 'name', ${fullName('u')}, 'clientName', k.name
  )`,
  movementId: m.id,
  reason: m.reason,
  movementStatus: m.status,
  amount: m.amount,
  refunded: m.refunded,
  currency: m.currency,
  at: m.occurredAt,
  kind: d.kind,
  status: d.status,
  createdAt: d.createdAt,
  changedAt: d.changedAt,
});
const rowTables = sql`
  dispute d
  join movement m on m.user_id = d.user_id and m.id = d.movement_id
  join "user" u on u.id = d.user_id
  left join client k on k.id = u.client_id`;

const rowOf = ({
  movementId,
  reason,
  movementStatus,
  amount,
  refunded,
  currency,
  at,
  ...row
}: Stored): DisputeRow => ({
  ...row,
  movement: {
    id: movementId,
    reason,
    status: movementStatus,
    amount: { amount, currency },
    refunded: { amount: refunded, currency },
    at,
  },
});

export const listDisputes = async (
  db: Db,
  filter: DisputeFilter,
): Promise<{ rows: DisputeRow[]; total: number }> => {
  const { status, kind, userId } = filter;
  const { isOnPage, total } = await newestOf(db, filter, {
    id: sql`d.id`,
    from: sql`
      from dispute d
      where true
        ${status ? sql`and d.status = ${status}` : sql``}
        ${kind ? sql`and d.kind = ${kind}` : sql``}
        ${userId ? sql`and d.user_id = ${userId}` : sql``}`,
  });
  const page = await query`
    select ${rowColumns}
    from ${rowTables}
    where ${isOnPage}
    order by d.id desc`.execute(db);
  return { rows: page.rows.map(rowOf), total };
};

export const getDispute = async (db: Db, id: number): Promise<DisputeRecord> => {
  const { rows } = await query`
    select ${columns<Stored & Pick<DisputeRecord, 'merchantName'>>({
      ...rowColumns.columns,
      merchantName: m.merchantName,
    })}
    from ${rowTables}
    where d.id = ${id}`.execute(db);
  const { merchantName, ...row } = found(rows[0]);
  return { ...rowOf(row), merchantName, messages: await listMessages(db, id) };
};

type Held = {
  readonly userId: number;
  readonly movementId: number;
  readonly status: DisputeStatus;
  /** Whether money came back since it was raised: what had come before is not what it asks for. */
  readonly isRefunded: boolean;
};
/** Held until the transaction ends: nobody writes to it meanwhile. */
export const lockDispute = async (tx: Db, id: number): Promise<Held> =>
  found(
    (
      await query`
        select ${columns<Held>({
          userId: d.userId,
          movementId: d.movementId,
          status: d.status,
          isRefunded: sql<boolean>`exists (
            select 1
            from movement r
            where r.user_id = d.user_id and r.reverses_id = d.movement_id
              and r.reason = 'REFUND' and r.occurred_at >= d.created_at
          )`,
        })}
        from dispute d
        where d.id = ${id}
        for no key update`.execute(tx)
    ).rows[0],
  );

/** How many wait for an answer. */
export const countOpenDisputes = async (db: Db): Promise<number> =>
  (
    await query`
      select ${columns({ total: sql<number>`count(*)::int` })}
      from dispute
      where status = 'OPEN'`.execute(db)
  ).rows[0]?.total ?? 0;
