import { sql } from 'kysely';
import { columns, type Db, query } from '../../platform/db/index.ts';

type Waiting = {
  readonly holdsOpen: number;
  readonly holdsOverdue: number;
  readonly depositsOpen: number;
  readonly depositsLate: number;
  readonly withdrawalsRequested: number;
  readonly entriesUnbooked: number;
  readonly oldestHold: number;
  readonly oldestDeposit: number;
  readonly oldestWithdrawal: number;
  readonly frozenAccounts: number;
};
const secondsSince = (column: string) => sql`
  coalesce(extract(epoch from now() - min(${sql.ref(column)})), 0)::float8`;

/** Money that is on its way somewhere, how much of it and since when; all of it by indexes of what is open. */
export const readWaiting = async (db: Db): Promise<Waiting> => {
  const { rows } = await query`
      select ${columns<Waiting>({
        holdsOpen: sql`h.open`,
        holdsOverdue: sql`h.overdue`,
        depositsOpen: sql`d.open`,
        depositsLate: sql`d.late`,
        withdrawalsRequested: sql`w.requested`,
        entriesUnbooked: sql`(select count(*)::int from ledger_due)`,
        oldestHold: sql`h.oldest`,
        oldestDeposit: sql`d.oldest`,
        oldestWithdrawal: sql`w.oldest`,
        frozenAccounts: sql`(
          select count(*)::int from credit_account where frozen_at is not null
        )`,
      })}
      from (
        select
          count(*)::int as open,
          (count(*) filter (where held_until <= now()))::int as overdue,
          greatest(coalesce(extract(epoch from now() - min(held_until)), 0), 0)::float8 as oldest
        from movement
        where status = 'PENDING'
      ) h,
      (
        select
          (count(*) filter (where status = 'CREATED'))::int as open,
          (count(*) filter (where status <> 'CREATED'))::int as late,
          ${secondsSince('created_at')} as oldest
        from deposit
        where next_check_at is not null or (refund_due_at is not null and refunded_at is null)
      ) d,
      (
        select count(*)::int as requested, ${secondsSince('created_at')} as oldest
        from withdrawal
        where status = 'REQUESTED'
      ) w`.execute(db);
  const [waiting] = rows;
  if (!waiting) throw new Error('the database told nothing of what waits');
  return waiting;
};

/** What people were owed, by whose money it is; minor units. */
export const sumLiabilities = async (db: Db): Promise<{ employers: number; own: number }> =>
  (
    await query`
      select ${columns({
        employers: sql<number>`
          coalesce(sum(remaining + held) filter (where client_id is not null), 0)::bigint`,
        own: sql<number>`coalesce(sum(remaining + held) filter (where client_id is null), 0)::bigint`,
      })}
      from credit_lot
      where remaining > 0 or held > 0`.execute(db)
  ).rows[0] ?? { employers: 0, own: 0 };

type Recent = {
  readonly moved: Readonly<Record<string, number>>;
  readonly declined: Readonly<Record<string, number>>;
};
/** Movements of the last ten minutes by their reason, and payments that were declined by theirs. */
export const countRecent = async (db: Db): Promise<Recent> => {
  const { rows } = await query`
    select ${columns({
      reason: sql<string>`coalesce(decline_reason, reason)`,
      isDeclined: sql<boolean>`status = 'DECLINED'`,
      total: sql<number>`count(*)::int`,
    })}
    from movement
    where occurred_at > now() - interval '10 minutes'
    group by 1, 2`.execute(db);
  const those = (declined: boolean) =>
    Object.fromEntries(
      rows
        .filter(({ isDeclined }) => isDeclined === declined)
        .map(({ reason, total }) => [reason, total]),
    );
  return { moved: those(false), declined: those(true) };
};
