import { activeDays, dashboardMonths, type MoneyAndPeople } from '@cafeteria/contract';
import { sql } from 'kysely';
import { dayOf, startOfDay, today } from '../../kernel/business-day.ts';
import { columns, type Db, query } from '../../platform/db/index.ts';

const firstMonth = sql<string>`
  (date_trunc('month', ${today}) - make_interval(months => ${sql.lit(dashboardMonths - 1)}))::date`;

type Month = MoneyAndPeople['months'][number];
/** What employers gave and what was spent of it in each of the last months, also in those in which nothing was. */
export const sumMonths = async (db: Db): Promise<Month[]> => {
  const { rows } = await query`
    select ${columns<Month>({
      month: sql<string>`to_char(s.month, 'YYYY-MM')`,
      given: sql<number>`coalesce(x.given, 0)::bigint`,
      spent: sql<number>`coalesce(x.spent, 0)::bigint`,
    })}
    from generate_series(${firstMonth}, ${today}, interval '1 month') s (month)
    left join (
      select
        to_char(${dayOf(sql`m.occurred_at`)}, 'YYYY-MM') as month,
        sum(case 'EMPLOYER' when e.from_account then e.amount when e.to_account then -e.amount end)
          as given,
        sum(case 'PARTNER' when e.to_account then e.amount when e.from_account then -e.amount end)
          as spent
      from movement m
      join ledger_entry e on e.user_id = m.user_id and e.movement_id = m.id
      join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
      where l.client_id is not null
        and m.occurred_at >= ${startOfDay(firstMonth)}
      group by 1
    ) x on x.month = to_char(s.month, 'YYYY-MM')
    order by s.month`.execute(db);
  return rows;
};

/** What is left of employers' credits that end this year, and the last day of it. */
export const sumExpiring = async (db: Db): Promise<MoneyAndPeople['expiring']> => {
  const { rows } = await query`
    select ${columns<MoneyAndPeople['expiring']>({
      amount: sql<number>`coalesce(sum(l.remaining), 0)::bigint`,
      until: sql<string>`to_char(${today}, 'YYYY-12-31')`,
    })}
    from credit_lot l
    where l.client_id is not null
      and l.remaining > 0
      and l.expires_on between ${today} and (to_char(${today}, 'YYYY-12-31'))::date`.execute(db);
  return rows[0] ?? { amount: 0, until: '' };
};

/** How many people of employers there are, and how many of them come. */
export const countPeople = async (db: Db): Promise<MoneyAndPeople['people']> => {
  const { rows } = await query`
    select ${columns<MoneyAndPeople['people']>({
      total: sql<number>`count(*)::int`,
      active: sql<number>`
        count(*) filter (
          where u.last_login_at > now() - make_interval(days => ${sql.lit(activeDays)})
        )::int`,
      neverSignedIn: sql<number>`count(*) filter (where u.last_login_at is null)::int`,
    })}
    from "user" u
    where u.deleted_at is null and u.active and u.client_id is not null`.execute(db);
  return rows[0] ?? { total: 0, active: 0, neverSignedIn: 0 };
};
