import type {
  Currency,
  WithdrawalCancellation,
  WithdrawalRow,
  WithdrawalStatus,
  WithdrawalView,
} from '@cafeteria/contract';
import { sql } from 'kysely';
import { fullName } from '../../kernel/named-person.queries.ts';
import { columns, type Db, query, rowsInPieces, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';

const w = tableAs('withdrawal', 'w');
const withdrawal = tableAs('withdrawal');

/** In no file for the bank yet: its owner may take it back, and it waits while it must. */
const isHere = sql<boolean>`(w.status = 'REQUESTED' and w.exported_at is null)`;
/** How the owner `u` is reached or signs in has changed within a day. */
export const hasChanged = sql<boolean>`
  coalesce(u.access_changed_at > now() - interval '24 hours', false)`;
/** The batch for the bank a withdrawal `w` is in. */
export const batchId = sql<number | null>`(
  select batch_id from payout_order where withdrawal_id = w.id
)`;
/**
 * Money waits for a day after a change of how its owner `u` is reached or signs in, no matter who made it and whether
 * it was asked for before: a takeover of the account is found out in time.
 */
const isHeld = sql<boolean>`(${isHere} and ${hasChanged})`;

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
  notBefore: sql<
    string | null
  >`case when ${isHeld} then u.access_changed_at + interval '24 hours' end`,
  isCancellable: sql<boolean>`(${isHere} and u.deleted_at is null)`,
});
export const viewTables = sql`withdrawal w join "user" u on u.id = w.user_id`;

export const getOwnWithdrawal = async (
  db: Db,
  userId: number,
  id: number,
): Promise<WithdrawalView> =>
  found(
    (
      await query`
        select ${viewColumns}
        from ${viewTables}
        where w.id = ${id} and w.user_id = ${userId}`.execute(db)
    ).rows[0],
  );
/** The withdrawal a mail was about, for anyone with its token. */
export const findWithdrawal = async (
  db: Db,
  id: number,
): Promise<WithdrawalCancellation | undefined> =>
  (
    await query`
      select ${columns<WithdrawalCancellation>({
        amount: viewColumns.columns.amount,
        iban: w.iban,
        status: w.status,
        isCancellable: viewColumns.columns.isCancellable,
      })}
      from ${viewTables}
      where w.id = ${id}`.execute(db)
  ).rows[0];
export const listOwnWithdrawals = async (
  db: Db,
  userId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ items: WithdrawalView[]; total: number }> => {
  const [page, count] = await Promise.all([
    query`
      select ${viewColumns}
      from ${viewTables}
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
  batchId,
  isInStatement: sql<boolean>`exists (
    select 1
    from payout_order o
    join bank_match m on m.batch_id = o.batch_id and m.undone_at is null and o.id = any(m.order_ids)
    where o.withdrawal_id = w.id
  )`,
  user: sql<WithdrawalRow['user']>`json_build_object(
    'id', u.id, 'name', ${fullName('u')}, 'clientName', c.name
  )`,
});
const rowTables = sql`
  ${viewTables}
  left join client c on c.id = u.client_id`;
type Filter = {
  readonly status?: WithdrawalStatus | undefined;
  readonly userId?: number | undefined;
  readonly withdrawalId?: number | undefined;
  readonly pageSize: number;
  readonly pageNumber: number;
};
export const listWithdrawals = async (
  db: Db,
  { status, userId, withdrawalId, pageSize, pageNumber }: Filter,
): Promise<{ rows: WithdrawalRow[]; total: number }> => {
  const where = sql`
    where true
      ${status ? sql`and w.status = ${status}` : sql``}
      ${userId ? sql`and w.user_id = ${userId}` : sql``}
      ${withdrawalId ? sql`and w.id = ${withdrawalId}` : sql``}`;
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
/**
 * What goes to the bank by a list, oldest first: marked as being there from now on. What must wait is left out, and
 * what a batch pays.
 */
export const exportWithdrawals = async (tx: Db): Promise<WithdrawalRow[]> => {
  await sql`
    update withdrawal set exported_at = now()
    where id in (
      select w.id
      from ${viewTables}
      where ${isHere} and not ${isHeld}
      order by w.id
      for no key update of w
    )`.execute(tx);
  const { rows } = await query`
    select ${rowColumns}
    from ${rowTables}
    where w.status = 'REQUESTED' and w.exported_at is not null and ${batchId} is null
    order by w.id`.execute(tx);
  return rows;
};
export const countWaitingWithdrawals = async (db: Db): Promise<number> =>
  (
    await query`
      select ${columns({ total: sql<number>`count(*)::int` })}
      from ${viewTables}
      where ${isHeld}`.execute(db)
  ).rows[0]?.total ?? 0;

export type StoredWithdrawal = NewWithdrawal & {
  readonly id: number;
  readonly status: WithdrawalStatus;
  readonly isCancellable: boolean;
  readonly isHeld: boolean;
  /** Whether the list for the bank has taken it. */
  readonly isListed: boolean;
};
/** Locks withdrawals against others that would pay them or take them back, in the order of their numbers. */
export const lockWithdrawals = async (
  tx: Db,
  ids: readonly number[],
): Promise<StoredWithdrawal[]> =>
  (
    await query`
      select ${columns<StoredWithdrawal>({
        id: w.id,
        userId: w.userId,
        movementId: w.movementId,
        amount: w.amount,
        currency: w.currency,
        iban: w.iban,
        status: w.status,
        isCancellable: viewColumns.columns.isCancellable,
        isHeld,
        isListed: sql<boolean>`w.exported_at is not null`,
      })}
      from ${viewTables}
      where w.id = any(${[...ids]}::int[])
      order by w.id
      for no key update of w`.execute(tx)
  ).rows;
export const lockWithdrawal = async (tx: Db, id: number): Promise<StoredWithdrawal> =>
  found((await lockWithdrawals(tx, [id]))[0]);
export const resolveWithdrawal = (
  tx: Db,
  id: number,
  resolution: {
    readonly status: Exclude<WithdrawalStatus, 'REQUESTED'>;
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

/** Every payout of somebody, for them, with the name a file gave the bank. */
export const readWithdrawals = async (db: Db, userId: number): Promise<unknown> =>
  rowsInPieces(
    db,
    sql`
      select
        w.id, w.amount, w.currency, w.iban, w.status, w.note, w.created_at as "createdAt",
        w.resolved_at as "resolvedAt", w.exported_at as "exportedAt", o.batch_id as "batchId", o.name
      from withdrawal w
      left join payout_order o on o.withdrawal_id = w.id
      where w.user_id = ${userId}
      order by w.id`,
  );
