import type { Regime } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import type { Granted } from './grant.rules.ts';

const l = tableAs('credit_lot', 'l');

type Month = {
  readonly clientId: number;
  readonly regime: Regime;
  /** `2026-11` */
  readonly month: string;
};
/** What a client gave its people for the shifts of a month already, less what was taken back; minor units. */
export const sumGivenForMonth = async (
  db: Db,
  { clientId, regime, month }: Month,
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await query`
    select ${columns({
      userId: l.userId,
      given: sql<number>`sum(l.amount - coalesce(e.recalled, 0))::bigint`,
    })}
    from credit_lot l
    left join credit_grant_shift s on s.grant_id = l.grant_id and s.user_id = l.user_id
    left join (
      select user_id, lot_id, sum(amount) as recalled
      from ledger_entry
      where to_account = 'EMPLOYER'
      group by user_id, lot_id
    ) e on e.user_id = l.user_id and e.lot_id = l.id
    where l.client_id = ${clientId}
      and l.regime = ${regime}
      and l.source = 'EMPLOYER_GRANT'
      and coalesce(s.month, date_trunc('month', l.valid_from)::date) = ${`${month}-01`}::date
    group by l.user_id`.execute(db);
  return new Map(rows.map(({ userId, given }) => [userId, given]));
};

/** Keeps for how many shifts people got the credits of a grant. */
export const insertShifts = async (
  tx: Db,
  grantId: number,
  month: string,
  granted: readonly Granted[],
): Promise<void> => {
  const rows = granted.flatMap(({ grantee: { userId }, shifts, taxed = 0 }) =>
    typeof shifts === 'number' ? [{ userId, shifts, taxed }] : [],
  );
  if (rows.length === 0) return;
  await sql`
    insert into credit_grant_shift (grant_id, user_id, month, shifts, taxed)
    select ${grantId}::int, "userId", ${`${month}-01`}::date, shifts, taxed
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (
      "userId" int, shifts int, taxed bigint
    )`.execute(tx);
};
