/** The books compared with the ledger they are made of, with refunds of employers, and their sums with their lines. */
import type { BookFinding } from '@cafeteria/contract';
import { sql } from 'kysely';
import { dayOf } from '../../kernel/business-day.ts';
import { columns, type Db, query } from '../../platform/db/index.ts';
import { isBetweenAccounts } from '../ledger/index.ts';
import { ledgerLines, partyOf } from './post.queries.ts';

/** When a line says it happened: one that came after its month was closed stands on the first open day. */
const statedDay = sql`case
  when b.day > ${dayOf(sql`e.at`)} and extract(day from b.day) = 1 then ${dayOf(sql`e.at`)}
  else b.day
end`;
/** Every entry that no longer waits has its line, which says what it says, and no other line is of the ledger. */
const lines = sql`
  select
    'line' as what,
    coalesce(b.id::text, concat_ws(' ', e.user_id, e.lot_id, e.seq)) as of,
    e.amount as expected, b.amount as found
  from (
    ${ledgerLines(sql`(
      select user_id, lot_id, seq from ledger_entry where ${isBetweenAccounts}
      except all
      select user_id, lot_id, seq from ledger_due
    )`)}
  ) e
  full join (select * from book_line where seq is not null) b
    on b.user_id = e.user_id and b.lot_id = e.lot_id and b.seq = e.seq
  where (b.debit, b.credit, b.amount, b.client_id, b.partner_id, b.movement_id, ${statedDay})
    is distinct from
    (e.debit, e.credit, e.amount, e.client_id, e.partner_id, e.movement_id, ${dayOf(sql`e.at`)})`;

const sides = sql`(
  select account, ${partyOf} as party_id, day, debit, credit
  from (
    select debit as account, day, amount as debit, 0 as credit, client_id, partner_id from book_line
    union all
    select credit, day, 0, amount, client_id, partner_id from book_line
  ) w
)`;
/** Sums of days are those of their lines; a difference of both sides is one figure. */
const days = sql`
  select
    'day', concat_ws(' ', coalesce(d.account, s.account), coalesce(d.day, s.day)),
    coalesce(s.debit * 3 - s.credit, 0)::bigint, coalesce(d.debit * 3 - d.credit, 0)::bigint
  from book_day d
  full join (
    select account, day, sum(debit) as debit, sum(credit) as credit from ${sides} x group by 1, 2
  ) s on s.account = d.account and s.day = d.day`;
const parties = sql`
  select
    'party',
    concat_ws(
      ' ', coalesce(d.account, s.account), coalesce(d.party_id, s.party_id), coalesce(d.day, s.day)
    ),
    coalesce(s.debit * 3 - s.credit, 0)::bigint, coalesce(d.debit * 3 - d.credit, 0)::bigint
  from book_party_day d
  full join (
    select account, party_id, day, sum(debit) as debit, sum(credit) as credit
    from ${sides} x
    where party_id is not null
    group by 1, 2, 3
  ) s on s.account = d.account and s.party_id = d.party_id and s.day = d.day`;
/** Every day sums to zero. */
const zero = sql`
  select 'zero', day::text, 0::bigint, sum(debit - credit)::bigint from book_day group by day`;
/** What people have is what the books owe them, with what waits. */
const users = sql`
  select
    'users', '', (select coalesce(sum(remaining + held), 0)::bigint from credit_lot),
    (select coalesce(sum(credit - debit), 0)::bigint from book_day where account = 'USERS')
      + coalesce((
        select sum(case when credit = 'USERS' then amount else -amount end)::bigint
        from (${ledgerLines(sql`ledger_due`)}) w
        where 'USERS' in (debit, credit)
      ), 0)`;
/** What is sent back to an employer left what it has beforehand with its approval; what is not sent is there again. */
const refunds = sql`
  select
    'refund', r.id::text,
    case when r.status in ('APPROVED', 'IN_BATCH', 'PAID') then r.amount else 0 end,
    (
      select coalesce(sum(case when b.debit = 'EMPLOYER_PREPAID' then b.amount else -b.amount end), 0)::bigint
      from book_line b
      where b.document = 'CLIENT_REFUND' and b.document_id = r.id
        and b.client_id = r.client_id and 'EMPLOYER_PREPAID' in (b.debit, b.credit)
    )
  from client_refund r`;
/** No line is gone: they are numbered without a gap. */
const gaps = sql`select 'gap', '', coalesce(max(id), 0), count(*) from book_line`;

/** Nothing differs, ever; what does is a defect. In one view of everything. */
export const listFindings = async (db: Db): Promise<BookFinding[]> =>
  (
    await query`
      select ${columns<BookFinding>({
        what: sql<string>`c.what`,
        of: sql<string>`c.of`,
        expected: sql<number | null>`c.expected`,
        found: sql<number | null>`c.found`,
      })}
      from (
        ${lines}
        union all (select * from (${days}) x (what, of, expected, found) where expected <> found)
        union all (select * from (${parties}) x (what, of, expected, found) where expected <> found)
        union all (select * from (${zero}) x (what, of, expected, found) where expected <> found)
        union all (select * from (${users}) x (what, of, expected, found) where expected <> found)
        union all (select * from (${refunds}) x (what, of, expected, found) where expected <> found)
        union all (select * from (${gaps}) x (what, of, expected, found) where expected <> found)
      ) c
      order by what, of
      limit 100`.execute(db)
  ).rows;

export const keepFindings = (db: Db, findings: readonly BookFinding[]) =>
  sql`
    insert into book_comparison (id, at, findings)
    values (1, now(), ${JSON.stringify(findings)})
    on conflict (id) do update set at = excluded.at, findings = excluded.findings`.execute(db);

type Compared = { readonly at: string; readonly findings: BookFinding[] };
export const findComparison = async (db: Db): Promise<Compared | undefined> =>
  (
    await query`
      select ${columns<Compared>({
        at: sql<string>`at`,
        findings: sql<BookFinding[]>`findings`,
      })}
      from book_comparison`.execute(db)
  ).rows[0];
