/** The one statement that writes movements, lots and entries. */
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { columns, type Db, query } from '../../platform/db/index.ts';
import { changing, checksumOf, type LedgerTable } from './checksum.queries.ts';
import { noteDue } from './due.queries.ts';
import { today } from '../../kernel/business-day.ts';

/** What the database decided about a movement. */
export type Posted = { readonly id: number; readonly heldUntil: string | null };

/** Rows of a parameter, in the place of which something empty stands here. */
const recordset = sql`jsonb_to_recordset(${'[]'}::jsonb)`;

/** Movements, numbered; one that is new gets its id here. */
const headers = sql`
    select
      h.*, h.id is null as "isNew", coalesce(h.id, nextval('movement_id_seq')) as "movementId"
    from ${recordset} as h (
      n int, "userId" int, id bigint, type text, reason text, status text, amount bigint,
      refunded bigint, currency text, "declineReason" text, "partnerId" int, "branchOfficeId" int,
      "offerId" int, "categoryId" int, regime text, "merchantName" text, "credentialId" int,
      "externalRef" text, "depositId" bigint, "grantId" int, "reversesId" bigint, note text,
      "createdBy" int
    )`;
/** A new movement, column by column; a payment holds for 15 minutes (domain 8.8). */
const newMovement = {
  user_id: sql`"userId"`,
  id: sql`"movementId"`,
  type: sql`type`,
  reason: sql`reason`,
  status: sql`status`,
  amount: sql`amount`,
  refunded: sql`0::bigint`,
  currency: sql`currency`,
  occurred_at: sql`now()`,
  booked_at: sql`case when status = 'BOOKED' then now() end`,
  held_until: sql`case when status = 'PENDING' then now() + interval '15 minutes' end`,
  decline_reason: sql`"declineReason"`,
  partner_id: sql`"partnerId"`,
  branch_office_id: sql`"branchOfficeId"`,
  offer_id: sql`"offerId"`,
  category_id: sql`"categoryId"`,
  regime: sql`regime`,
  merchant_name: sql`"merchantName"`,
  credential_id: sql`"credentialId"`,
  external_ref: sql`"externalRef"`,
  deposit_id: sql`"depositId"`,
  grant_id: sql`"grantId"`,
  reverses_id: sql`"reversesId"`,
  note: sql`note`,
  created_by: sql`"createdBy"`,
};
const changedMovement = {
  status: sql`h.status`,
  amount: sql`h.amount`,
  refunded: sql`h.refunded`,
  booked_at: sql`case when h.status = 'BOOKED' then coalesce(m.booked_at, now()) end`,
  held_until: sql`case when h.status = 'PENDING' then m.held_until end`,
};

/** Postings in the order they are booked; a lot that is opened gets its id here. */
const postings = sql`
    select
      p.*, row_number() over () as turn, p.id is null as "isOpening",
      coalesce(p.id, nextval('credit_lot_id_seq')) as "lotId",
      case 'LOT' when p."to" then p.amount when p."from" then -p.amount else 0 end as free,
      case 'HOLD' when p."to" then p.amount when p."from" then -p.amount else 0 end as held
    from ${recordset} as p (
      n int, "userId" int, position int, id bigint, "clientId" int, "companyId" int, regime text, source text,
      "validFrom" date, "expiresOn" date, "allowedCategoryIds" int[], "grantId" int,
      "originGrantId" int, "from" text, "to" text, amount bigint
    )`;
const newLot = {
  user_id: sql`"userId"`,
  id: sql`"lotId"`,
  client_id: sql`"clientId"`,
  regime: sql`regime`,
  amount: sql`amount`,
  remaining: sql`free`,
  held: sql`held`,
  entries: sql`1`,
  granted_at: sql`now()`,
  valid_from: sql`coalesce("validFrom", ${today})`,
  expires_on: sql`"expiresOn"`,
  allowed_category_ids: sql`"allowedCategoryIds"`,
  source: sql`source`,
  grant_id: sql`"grantId"`,
  origin_grant_id: sql`"originGrantId"`,
  closed: sql`null::text`,
};
/** …and the company it is of, where somebody said it. */
const newLotCompany = {
  user_id: sql`"userId"`,
  lot_id: sql`"lotId"`,
  company_id: sql`"companyId"`,
};
/** What postings and closings together make of lots that are there. */
const lotChanges = sql`
  select
    "userId", "lotId", coalesce(p.free, 0) as free, coalesce(p.held, 0) as held,
    coalesce(p.entries, 0) as entries, c.closed
  from (
    select
      "userId", "lotId", sum(free)::bigint as free, sum(held)::bigint as held,
      count(*)::int as entries
    from posting
    where not "isOpening"
    group by "userId", "lotId"
  ) p
  full join ${recordset} as c ("userId" int, "lotId" bigint, closed text)
    using ("userId", "lotId")`;
/** An entry begins where its predecessor ended, and the last one ends where its lot now stands. */
const newEntry = {
  user_id: sql`p."userId"`,
  lot_id: sql`p."lotId"`,
  seq: sql`(l.entries - p.count + p.nth)::int`,
  movement_id: sql`h."movementId"`,
  position: sql`p.position`,
  from_account: sql`p."from"`,
  to_account: sql`p."to"`,
  amount: sql`p.amount`,
  remaining_before: sql`l.remaining - p.free_left - p.free`,
  remaining_after: sql`l.remaining - p.free_left`,
  held_before: sql`l.held - p.held_left - p.held`,
  held_after: sql`l.held - p.held_left`,
  at: sql`now()`,
};
const postingsOfLots = sql`
  from (
    select
      posting.*, row_number() over so_far as nth, count(*) over of_lot as count,
      (sum(free) over of_lot - sum(free) over so_far)::bigint as free_left,
      (sum(held) over of_lot - sum(held) over so_far)::bigint as held_left
    from posting
    window
      of_lot as (partition by "userId", "lotId"),
      so_far as (partition by "userId", "lotId" order by turn)
  ) p
  join header h on h.n = p.n
  join (
    select * from moved
    union all
    select * from opened
  ) l on l.user_id = p."userId" and l.id = p."lotId"`;

/** Inserts rows with their checksums. */
const inserting = (
  table: LedgerTable,
  row: Readonly<Record<string, RawBuilder<unknown>>>,
  from: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.id(name)))}, checksum)
  select n.*, ${checksumOf(table, 'n')}
  from (
    select ${sql.join(Object.entries(row).map(([name, value]) => sql`${value} as ${sql.id(name)}`))}
    ${from}
  ) n`;

/** Parameters, each a list of rows as JSON: movements, postings, closings. */
const statement = query`
    with header as materialized (${headers}),
    posting as materialized (${postings}),
    written as (
      ${inserting('movement', newMovement, sql`from header where "isNew"`)}
      returning id, held_until
    ),
    changed as (
      update movement m set ${changing('movement', 'm', changedMovement)}
      from header h
      where not h."isNew" and m.user_id = h."userId" and m.id = h.id
      returning m.id, m.held_until
    ),
    opened as (
      ${inserting('credit_lot', newLot, sql`from posting where "isOpening"`)}
      returning user_id, id, remaining, held, entries
    ),
    employed as (
      ${inserting(
        'credit_lot_company',
        newLotCompany,
        sql`from posting where "isOpening" and "companyId" is not null`,
      )}
    ),
    moved as (
      update credit_lot l set
        remaining = l.remaining + c.free, held = l.held + c.held, entries = l.entries + c.entries,
        ${changing('credit_lot', 'l', { closed: sql`coalesce(c.closed, l.closed)` })}
      from (${lotChanges}) c
      where l.user_id = c."userId" and l.id = c."lotId"
      returning l.user_id, l.id, l.remaining, l.held, l.entries
    ),
    booked as (
      ${inserting('ledger_entry', newEntry, postingsOfLots)}
      returning user_id, lot_id, seq, from_account, to_account
    ),
    due as (${noteDue(sql`booked`)})
    select ${columns<Posted>({
      id: sql<Posted['id']>`h."movementId"`,
      heldUntil: sql<Posted['heldUntil']>`w.held_until`,
    })}
      from header h
    join (select * from written union all select * from changed) w on w.id = h."movementId"
    order by h.n`;
let text: string | undefined;

/** Writes rows of `post`. The statement is always the same, so its text is put together once. */
export const writePosting = async (
  tx: Db,
  ...rows: readonly [movements: object[], postings: object[], closings: readonly object[]]
): Promise<Posted[]> => {
  text ??= statement.compile(tx).sql;
  const values = rows.map((list) => JSON.stringify(list));
  return (await tx.executeQuery<Posted>(CompiledQuery.raw(text, values))).rows;
};
