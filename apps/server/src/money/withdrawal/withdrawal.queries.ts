import type {
  Currency,
  WithdrawalRow,
  WithdrawalStatus,
  WithdrawalView,
} from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';

const w = tableAs('withdrawal', 'w');
const withdrawal = tableAs('withdrawal');

type NewWithdrawal = {
  readonly userId: number;
  readonly movementId: number;
  readonly amount: number;
  readonly currency: Currency;
  readonly iban: string;
};
export const insertWithdrawal = async (tx: Db, w: NewWithdrawal): Promise<number> =>
  found(
    (
      await query`
        insert into withdrawal (user_id, movement_id, amount, currency, iban)
        values (${w.userId}, ${w.movementId}, ${w.amount}, ${w.currency}, ${w.iban})
        returning ${columns({ id: withdrawal.id })}`.execute(tx)
    ).rows[0],
  ).id;

/** Whether the bank has paid somebody's money to this account before. */
export const hasBeenPaidTo = async (tx: Db, userId: number, iban: string): Promise<boolean> =>
  (
    await query`
      select ${columns({ id: withdrawal.id })}
      from withdrawal
      where user_id = ${userId} and iban = ${iban} and status = 'PAID'
      limit 1`.execute(tx)
  ).rows.length > 0;

const viewColumns = columns<WithdrawalView>({
  id: w.id,
  amount: sql<
    WithdrawalView['amount']
  >`json_build_object('amount', w.amount, 'currency', w.currency)`,
  iban: w.iban,
  status: w.status,
  createdAt: w.createdAt,
  resolvedAt: w.resolvedAt,
});

export const getOwnWithdrawal = async (
  db: Db,
  userId: number,
  id: number,
): Promise<WithdrawalView> =>
  found(
    (
      await query`
        select ${viewColumns}
        from withdrawal w
        where w.id = ${id} and w.user_id = ${userId}`.execute(db)
    ).rows[0],
  );
export const listOwnWithdrawals = async (
  db: Db,
  userId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ items: WithdrawalView[]; total: number }> => {
  const [page, count] = await Promise.all([
    query`
      select ${viewColumns}
      from withdrawal w
      where w.user_id = ${userId}
      order by w.id desc
      limit ${limit} offset ${offset}`.execute(db),
    query`
      select ${columns({ total: sql<number>`count(*)::int` })}
      from withdrawal
      where user_id = ${userId}`.execute(db),
  ]);
  return { items: page.rows, total: count.rows[0]?.total ?? 0 };
};

const rowColumns = columns<WithdrawalRow>({
  ...viewColumns.columns,
  note: w.note,
  user: sql<WithdrawalRow['user']>`json_build_object(
    'id', u.id, 'name', concat_ws(' ', u.first_name, u.last_name), 'clientName', c.name
  )`,
});
const rowTables = sql`
  withdrawal w
  join "user" u on u.id = w.user_id
  left join client c on c.id = u.client_id`;
type Filter = {
  readonly status?: WithdrawalStatus | undefined;
  readonly userId?: number | undefined;
  readonly pageSize: number;
  readonly pageNumber: number;
};
export const listWithdrawals = async (
  db: Db,
  { status, userId, pageSize, pageNumber }: Filter,
): Promise<{ rows: WithdrawalRow[]; total: number }> => {
  const where = sql`
    where true
      ${status ? sql`and w.status = ${status}` : sql``}
      ${userId ? sql`and w.user_id = ${userId}` : sql``}`;
  const [page, count] = await Promise.all([
    query`
      select ${rowColumns}
      from ${rowTables}
      ${where}
      order by w.id desc
      limit ${pageSize} offset ${pageNumber * pageSize}`.execute(db),
    query`select ${columns({ total: sql<number>`count(*)::int` })}
      from withdrawal w ${where}`.execute(db),
  ]);
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 };
};
export const getWithdrawalRow = async (db: Db, id: number): Promise<WithdrawalRow> =>
  found(
    (
      await query`
        select ${rowColumns}
        from ${rowTables}
        where w.id = ${id}`.execute(db)
    ).rows[0],
  );
/** What waits for the bank, oldest first. */
export const listRequestedWithdrawals = async (db: Db): Promise<WithdrawalRow[]> =>
  (
    await query`
      select ${rowColumns}
      from ${rowTables}
      where w.status = 'REQUESTED'
      order by w.id`.execute(db)
  ).rows;

export type StoredWithdrawal = NewWithdrawal & {
  readonly id: number;
  readonly status: WithdrawalStatus;
};
export const lockWithdrawal = async (tx: Db, id: number): Promise<StoredWithdrawal> =>
  found(
    (
      await query`
        select ${columns<StoredWithdrawal>({
          id: withdrawal.id,
          userId: withdrawal.userId,
          movementId: withdrawal.movementId,
          amount: withdrawal.amount,
          currency: withdrawal.currency,
          iban: withdrawal.iban,
          status: withdrawal.status,
        })}
      from withdrawal
        where id = ${id}
        for no key update`.execute(tx)
    ).rows[0],
  );
export const resolveWithdrawal = (
  tx: Db,
  id: number,
  resolution: {
    readonly status: 'PAID' | 'RETURNED';
    readonly note: string | null;
    readonly returnMovementId: number | null;
    readonly by: number;
  },
) =>
  sql`
    update withdrawal set
      status = ${resolution.status}, note = ${resolution.note},
      return_movement_id = ${resolution.returnMovementId}, resolved_at = now(),
      resolved_by = ${resolution.by}
    where id = ${id}`.execute(tx);

export const countRequestedWithdrawals = async (db: Db): Promise<number> =>
  (
    await query`
      select ${columns({ total: sql<number>`count(*)::int` })}
      from withdrawal
      where status = 'REQUESTED'`.execute(db)
  ).rows[0]?.total ?? 0;

/** Every payout of somebody, for them. */
export const readWithdrawals = async (db: Db, userId: number): Promise<unknown> =>
  (
    await sql`
      select
        id, amount, currency, iban, status, note, created_at as "createdAt",
        resolved_at as "resolvedAt"
      from withdrawal
      where user_id = ${userId}
      order by id`.execute(db)
  ).rows;
