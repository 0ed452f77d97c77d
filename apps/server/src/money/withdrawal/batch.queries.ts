import type { PayoutObstacle } from '@cafeteria/contract';
import { sql } from 'kysely';
import { fullName } from '../../kernel/named-person.queries.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { batchId, hasChanged, viewTables } from './withdrawal.queries.ts';

const w = tableAs('withdrawal', 'w');

type Waiting = {
  readonly id: number;
  readonly name: string;
  readonly amount: number;
  readonly iban: string;
  readonly obstacle: Extract<PayoutObstacle, 'WAITS' | 'LISTED'> | null;
};
/** Withdrawals no batch pays yet, the oldest first, with why one may not be paid by it; with ids these alone. */
export const listWaitingWithdrawals = async (
  db: Db,
  ids?: readonly number[],
  limit = 1_000,
): Promise<Waiting[]> =>
  (
    await query`
      select ${columns<Waiting>({
        id: w.id,
        // somebody who is erased has none; a bank wants one
        name: sql<string>`coalesce(nullif(${fullName('u')}, ''), w.iban)`,
        amount: w.amount,
        iban: w.iban,
        obstacle: sql<Waiting['obstacle']>`case
          when w.exported_at is not null then 'LISTED'
          when ${hasChanged} then 'WAITS'
        end`,
      })}
      from ${viewTables}
      where w.status = 'REQUESTED' and ${batchId} is null
        and ${ids ? sql`w.id = any(${[...ids]}::int[])` : sql`true`}
      order by w.id
      limit ${limit}`.execute(db)
  ).rows;

/** Whether the owner of one of these has changed how they are reached or sign in since they were chosen. */
export const hasWithdrawalToWait = async (tx: Db, ids: readonly number[]): Promise<boolean> =>
  (
    await query`
      select ${columns({ id: w.id })}
      from ${viewTables}
      where w.id = any(${[...ids]}::int[]) and ${hasChanged}
      limit 1`.execute(tx)
  ).rows.length > 0;

/** A draft that is thrown away frees what was in it. */
export const markInFile = (tx: Db, ids: readonly number[], isIn: boolean) =>
  sql`
    update withdrawal set exported_at = case when ${isIn}::boolean then now() end
    where id = any(${[...ids]}::int[])`.execute(tx);
export const markRequested = (tx: Db, ids: readonly number[]) =>
  sql`
    update withdrawal set status = 'REQUESTED', note = null, resolved_at = null, resolved_by = null
    where id = any(${[...ids]}::int[])`.execute(tx);
