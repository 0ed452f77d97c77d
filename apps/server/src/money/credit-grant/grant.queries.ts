import type {
  CreditGrantRecord,
  CreditPolicy,
  GrantGround,
  GrantTwin,
  Regime,
} from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { fullName, personOf } from '../../kernel/named-person.queries.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { companyOfLot, companyOfToday, countsToday, type NewGrant } from '../ledger/index.ts';
import type { Grantee } from './grant.rules.ts';

const g = tableAs('credit_grant', 'g');
const client = tableAs('client');
const creditGrant = tableAs('credit_grant');
const u = tableAs('user', 'u');

/** What a client lets its credits do; 404 without the client. */
export const getCreditPolicy = async (db: Db, clientId: number): Promise<CreditPolicy> => {
  const { rows } = await query`
    select ${columns({ policy: client.creditPolicy })}
      from client
    where id = ${clientId} and deleted_at is null`.execute(db);
  return found(rows[0]).policy;
};

/** Whether all of these are categories. */
export const areCategories = async (db: Db, ids: readonly number[]): Promise<boolean> =>
  (await sql`select 1 from category where id = any(${[...ids]}::int[])`.execute(db)).rows.length ===
  new Set(ids).size;

export type Limit = { readonly period: 'YEAR' | 'SHIFT' | 'DAY'; readonly amount: number };
/** How much of a regime is exempt on a day. */
export const findLimit = async (db: Db, regime: Regime, day: string): Promise<Limit | undefined> =>
  (
    await query`
      select ${columns<Limit>({
        period: sql<Limit['period']>`period`,
        amount: sql<Limit['amount']>`amount`,
      })}
      from tax_limit
      where regime = ${regime}
        and deleted_at is null
        and active
        and valid_from <= ${day}::date
        and (valid_to is null or valid_to >= ${day}::date)
      order by valid_from desc
      limit 1`.execute(db)
  ).rows[0];

type Wanted = {
  readonly clientId: number;
  readonly regime: Regime;
  /** Of the file it comes from. */
  readonly fileHash: string | null;
  readonly items: readonly { readonly userId: number; readonly amount: number }[];
};
/**
 * The grant of the last 31 days that most likely is the same: in the same regime the same amounts for half of the
 * people or more, or from the same file in any regime. What was taken back does not count.
 */
export const findTwin = async (
  db: Db,
  { clientId, regime, fileHash, items }: Wanted,
): Promise<GrantTwin | null> => {
  const userIds = items.map(({ userId }) => userId);
  const amounts = items.map(({ amount }) => amount);
  const { rows } = await query`
    select ${columns<GrantTwin>({
      grantId: g.id,
      orderId: sql<null>`null::int`,
      postedAt: g.postedAt,
      regime: g.regime,
      users: sql<number>`count(*)::int`,
    })}
    from credit_grant g
    join lateral (
      select user_id, sum(amount) as amount
      from credit_lot
      where grant_id = g.id and closed is distinct from 'RECALLED'
      group by user_id
    ) l on true
    join unnest(${userIds}::int[], ${amounts}::bigint[]) as n (user_id, amount)
      on n.user_id = l.user_id and n.amount = l.amount
    where g.client_id = ${clientId}
      and g.posted_at > now() - interval '31 days'
      and (g.regime = ${regime} or g.file_hash = ${fileHash})
    group by g.id
    having g.file_hash = ${fileHash} or count(*) * 2 >= ${items.length}
    order by count(*) desc, g.id desc
    limit 1`.execute(db);
  return rows[0] ?? null;
};

/** Employees of a client, with what the company they work for gave them in a regime and a year. */
const selectGrantees = (
  clientId: number,
  regime: Regime,
  year: number,
  which: RawBuilder<boolean>,
) => query`
  select ${columns<Grantee>({
    userId: u.id,
    personalNumber: u.personalNumber,
    email: sql<Grantee['email']>`lower(u.email)`,
    name: fullName('u'),
    isActive: u.active,
    companyName: sql<Grantee['companyName']>`(
      select o.name
      from client c
      join company o on o.id = ${companyOfToday}
      where c.id = u.client_id
    )`,
    employmentFrom: u.employmentFrom,
    employmentTo: u.employmentTo,
    granted: sql<Grantee['granted']>`coalesce(g.granted, 0)`,
  })}
      from "user" u
  left join (
    select l.user_id, sum(l.amount - coalesce(e.recalled, 0))::bigint as granted
    from credit_lot l
    ${companyOfLot}
    left join (
      select user_id, lot_id, sum(amount) as recalled
      from ledger_entry
      where to_account = 'EMPLOYER'
      group by user_id, lot_id
    ) e on e.user_id = l.user_id and e.lot_id = l.id
    where l.client_id = ${clientId}
      and l.regime = ${regime}
      and l.source = 'EMPLOYER_GRANT'
      and extract(year from l.valid_from) = ${year}
      and ${countsToday}
    group by l.user_id
  ) g on g.user_id = u.id
  where u.client_id = ${clientId} and u.deleted_at is null and ${which}
  order by u.id`;

type LimitKey = { readonly clientId: number; readonly regime: Regime; readonly year: number };
type Whom = {
  readonly companyId: number | null;
  /** Leaves out who is switched off. */
  readonly onlyActive: boolean;
  /** Leaves out who does not work there on this day: has left, or is yet to come. */
  readonly employedOn?: string;
};
/** Everybody of a client, or the people of one of its companies. */
export const listGrantees = async (
  db: Db,
  { clientId, regime, year }: LimitKey,
  { companyId, onlyActive, employedOn }: Whom,
): Promise<Grantee[]> =>
  (
    await selectGrantees(
      clientId,
      regime,
      year,
      sql<boolean>`
        (${companyId}::int is null or u.company_id = ${companyId}::int)
        and (u.active or not ${onlyActive}::boolean)
        and coalesce(u.employment_from <= ${employedOn ?? null}::date, true)
        and coalesce(u.employment_to >= ${employedOn ?? null}::date, true)`,
    ).execute(db)
  ).rows;
/** Who these are among a client's people. */
export const findGrantees = async (
  db: Db,
  { clientId, regime, year }: LimitKey,
  {
    userIds,
    numbers,
  }: { readonly userIds: readonly number[]; readonly numbers: readonly string[] },
): Promise<Grantee[]> =>
  (
    await selectGrantees(
      clientId,
      regime,
      year,
      sql<boolean>`(
        u.id = any(${[...userIds]}::int[])
        or u.personal_number = any(${[...numbers]}::text[])
      )`,
    ).execute(db)
  ).rows;

/** Holds people, so that none of them is deleted before the transaction ends. Answers those still there. */
export const shareUsers = async (tx: Db, userIds: readonly number[]): Promise<number> =>
  (
    await sql`
      select 1
      from "user"
      where id = any(${[...userIds]}::int[]) and deleted_at is null
      order by id
      for share`.execute(tx)
  ).rows.length;

type GrantFacts = Omit<NewGrant, 'grantId' | 'items'> & {
  readonly users: number;
  readonly total: number;
  readonly ground: GrantGround | null;
  readonly fileHash: string | null;
};
export const insertGrant = async (tx: Db, grant: GrantFacts): Promise<number> => {
  const { rows } = await query`
    insert into credit_grant (
      client_id, regime, valid_from, expires_on, note, users, total, currency, created_by, ground,
      file_hash
    )
    values (
      ${grant.clientId}, ${grant.regime}, ${grant.validFrom}::date, ${grant.expiresOn}::date,
      ${grant.note}, ${grant.users}, ${grant.total}, ${grant.currency}, ${grant.createdBy},
      ${grant.ground}, ${grant.fileHash}
    )
    returning ${columns({ id: creditGrant.id })}`.execute(tx);
  return found(rows[0]).id;
};

const grantColumns = columns<CreditGrantRecord>({
  id: g.id,
  clientId: g.clientId,
  regime: g.regime,
  validFrom: g.validFrom,
  expiresOn: g.expiresOn,
  note: g.note,
  ground: g.ground,
  users: g.users,
  total: g.total,
  currency: g.currency,
  postedAt: g.postedAt,
  orderId: sql<number | null>`(select o.id from credit_order o where o.grant_id = g.id)`,
  invoice: sql<CreditGrantRecord['invoice']>`(
    select jsonb_build_object('id', d.id, 'number', d.symbol)
    from client_document d
    where d.id = g.invoice_id
  )`,
  shiftsMonth: sql<CreditGrantRecord['shiftsMonth']>`(
    select to_char(min(s.month), 'YYYY-MM')
    from credit_grant_shift s
    where s.grant_id = g.id
  )`,
  allowedCategoryIds: sql<CreditGrantRecord['allowedCategoryIds']>`(
    select l.allowed_category_ids
    from credit_lot l
    where l.grant_id = g.id
    limit 1
  )`,
  left: sql<CreditGrantRecord['left']>`(
    select coalesce(sum(l.remaining + l.held), 0)::bigint
    from credit_lot l
    where l.grant_id = g.id
  )`,
  createdBy: personOf('g.created_by'),
});
const from = sql`from credit_grant g`;

export type PageQuery = { readonly pageSize: number; readonly pageNumber: number };
export const listGrants = async (
  db: Db,
  clientId: number,
  { pageSize, pageNumber }: PageQuery,
): Promise<{ rows: CreditGrantRecord[]; total: number }> => {
  const { rows } = await query`
    select ${grantColumns}
    ${from}
    where g.client_id = ${clientId}
    order by g.id desc
    limit ${pageSize} offset ${pageNumber * pageSize}`.execute(db);
  const count = await query`
    select ${columns({ total: sql<number>`count(*)::int` })}
      from credit_grant where client_id = ${clientId}`.execute(db);
  return { rows, total: count.rows[0]?.total ?? 0 };
};
/** A client's grant, or 404. */
export const getGrant = async (
  db: Db,
  clientId: number,
  id: number,
): Promise<CreditGrantRecord> => {
  const { rows } = await query`
    select ${grantColumns}
    ${from}
    where g.client_id = ${clientId} and g.id = ${id}`.execute(db);
  return found(rows[0]);
};
