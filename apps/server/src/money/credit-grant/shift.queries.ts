import type { Regime } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query } from '../../platform/db/index.ts';
import { credited } from '../client-document/index.ts';
import { companyOfLot, countsToday } from '../ledger/index.ts';
import type { Granted } from './grant.rules.ts';

type Month = {
  readonly clientId: number;
  readonly regime: Regime;
  /** `2026-11` */
  readonly month: string;
};
/**
 * What the company they work for gave a client's people for the shifts of a month already, less what was taken back,
 * and what is ordered for them and not given yet; minor units.
 */
export const sumGivenForMonth = async (
  db: Db,
  { clientId, regime, month }: Month,
): Promise<ReadonlyMap<number, number>> => {
  const first = `${month}-01`;
  const { rows } = await query`
    select ${columns({
      userId: sql<number>`x.user_id`,
      given: sql<number>`sum(x.amount)::bigint`,
    })}
    from (
      select l.user_id, l.amount - coalesce(e.recalled, 0) as amount
      from credit_lot l
      ${companyOfLot}
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
        and coalesce(s.month, date_trunc('month', l.valid_from)::date) = ${first}::date
        and ${countsToday}
      union all
      select i.user_id, i.amount - i.taxed
      from credit_order o
      join client_document d on d.id = o.document_id
      join credit_order_item i on i.order_id = o.id
      where o.client_id = ${clientId}
        and o.regime = ${regime}
        and o.given_at is null
        and ${credited} = 0
        and ${month} = case
          when i.shifts is null then to_char(o.valid_from, 'YYYY-MM')
          else o.shifts_month
        end
    ) x
    group by x.user_id`.execute(db);
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
