import type { Regime, UsedElsewhere, UsedElsewhereTerms } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, leftJoinAs, query, tableAs } from '../../platform/db/index.ts';
import { companyOfLot, companyOfToday, usedElsewhereRows } from '../ledger/index.ts';

const c = tableAs('client', 'c');
const company = leftJoinAs('company', 'k');
const o = tableAs('used_elsewhere', 'o');

type Item = UsedElsewhere['items'][number];
/** What a user used elsewhere, the latest year first. */
export const listUsedElsewhere = async (db: Db, userId: number): Promise<Item[]> =>
  (
    await query`
      select ${columns<Item>({
        clientId: c.id,
        clientName: c.name,
        companyId: company.id,
        companyName: company.name,
        regime: sql<Item['regime']>`s.regime`,
        year: sql<Item['year']>`s.year`,
        amount: sql<Item['amount']>`s.amount`,
      })}
      from ${usedElsewhereRows} s
      join client c on c.id = s.client_id
      left join company k on k.id = s.company_id
      where s.user_id = ${userId}
      order by s.year desc, c.id, s.company_id, s.regime`.execute(db)
  ).rows;

type Employer = UsedElsewhere['employers'][number];
/** Whom a user works for, the first, and whose credits they had or of whom something was said. */
export const listEmployers = async (db: Db, userId: number): Promise<Employer[]> =>
  (
    await query`
      select ${columns<Employer>({
        clientId: c.id,
        clientName: c.name,
        companyId: company.id,
        companyName: company.name,
      })}
      from (
        select client_id, company_id, min(place) as place
        from (
          select u.client_id, ${companyOfToday} as company_id, 0 as place
          from "user" u
          join client c on c.id = u.client_id
          where u.id = ${userId}
          union all
          select l.client_id, w.company_id, 1
          from credit_lot l
          ${companyOfLot}
          where l.user_id = ${userId} and l.client_id is not null
          union all
          select s.client_id, s.company_id, 1
          from ${usedElsewhereRows} s
          where s.user_id = ${userId}
        ) x
        group by client_id, company_id
      ) e
      join client c on c.id = e.client_id
      left join company k on k.id = e.company_id
      order by e.place, c.id, e.company_id`.execute(db)
  ).rows;

/** The company somebody works for at a client, or the client's own of who does not work there any more. */
export const findCompanyOfToday = async (
  db: Db,
  userId: number,
  clientId: number,
): Promise<{ readonly companyId: number | null; readonly worksThere: boolean } | undefined> =>
  (
    await query`
      select ${columns({
        companyId: sql<number | null>`nullif(${companyOfToday}, 0)`,
        worksThere: sql<boolean>`u.client_id is not distinct from c.id`,
      })}
      from "user" u
      join client c on c.id = ${clientId}
      where u.id = ${userId}`.execute(db)
  ).rows[0];

/** Whether somebody works for a client, or did. */
export const isClientOf = async (db: Db, userId: number, clientId: number): Promise<boolean> =>
  (
    await sql`
      select 1 from "user" where id = ${userId} and client_id = ${clientId}
      union all
      select 1 from former_client where user_id = ${userId} and client_id = ${clientId}
      union all
      select 1 from credit_lot where user_id = ${userId} and client_id = ${clientId}
      limit 1`.execute(db)
  ).rows.length > 0;

export type UsedBy = { readonly userId: number; readonly amount: number };
/** Writes the figure of a company somebody worked for before; what was there is replaced, and taken away by zero. */
export const writeOfCompany = (
  tx: Db,
  {
    clientId,
    companyId,
    regime,
    year,
  }: UsedElsewhereTerms & Pick<Employer, 'clientId' | 'companyId'>,
  { userId, amount }: UsedBy,
) =>
  sql`
    with removed as (
      delete from used_elsewhere_company
      where user_id = ${userId}
        and client_id = ${clientId}
        and company_id = ${companyId}
        and regime = ${regime}
        and year = ${year}
        and ${amount}::bigint = 0
    )
    insert into used_elsewhere_company as o (user_id, client_id, company_id, regime, year, amount)
    select
      ${userId}::int, ${clientId}::int, ${companyId}::int, ${regime}::text, ${year}::int, ${amount}::bigint
    where ${amount}::bigint > 0
    on conflict (user_id, client_id, company_id, regime, year) do update set amount = excluded.amount`.execute(
    tx,
  );
/** …and figures of the companies people work for now. */
export const writeUsedElsewhere = (
  tx: Db,
  { clientId, regime, year }: UsedElsewhereTerms & { readonly clientId: number },
  used: readonly UsedBy[],
) =>
  sql`
    with used as (
      select "userId" as user_id, amount
      from jsonb_to_recordset(${JSON.stringify(used)}::jsonb) as u ("userId" int, amount bigint)
    ),
    removed as (
      delete from used_elsewhere o
      using used u
      where o.user_id = u.user_id
        and o.client_id = ${clientId}
        and o.regime = ${regime}
        and o.year = ${year}
        and u.amount = 0
    )
    insert into used_elsewhere as o (user_id, client_id, regime, year, amount)
    select user_id, ${clientId}::int, ${regime}::text, ${year}::int, amount
    from used
    where amount > 0
    on conflict (user_id, client_id, regime, year) do update set amount = excluded.amount`.execute(
    tx,
  );

/** Which of these have a figure already. */
export const listKnown = async (
  db: Db,
  {
    clientId,
    regime,
    year,
  }: { readonly clientId: number; readonly regime: Regime; readonly year: number },
  userIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const { rows } = await query`
      select ${columns({ userId: o.userId })}
      from used_elsewhere o
      where o.client_id = ${clientId}
        and o.regime = ${regime}
        and o.year = ${year}
        and o.user_id = any(${[...userIds]}::int[])`.execute(db);
  return new Set(rows.map(({ userId }) => userId));
};
