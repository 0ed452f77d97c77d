/** The one statement that writes the books. */
import type { BookAccount, BookDocument } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { dayOf, startOfDay } from '../../kernel/business-day.ts';
import { columns, type Db, holdLock, query } from '../../platform/db/index.ts';
import { takeDue } from '../ledger/index.ts';
import { firstOpenDay } from './closed.queries.ts';

/** Where an account is of a client or a partner: whose. People's own money is nobody's, 0. */
export const partyOf = sql`case
  when account in ('EMPLOYER', 'EMPLOYER_PREPAID', 'USERS', 'EXPIRED') then coalesce(client_id, 0)
  when account = 'PARTNER' then partner_id
end`;

/** Adds to sums what lines move. */
const adding = (table: 'book_day' | 'book_party_day', key: RawBuilder<unknown>) => sql`
  insert into ${sql.table(table)} as s (${key}, debit, credit)
  select ${key}, sum(debit), sum(credit)
  from side
  ${table === 'book_party_day' ? sql`where party_id is not null` : sql``}
  group by ${key}
  on conflict (${key}) do update set
    debit = s.debit + excluded.debit, credit = s.credit + excluded.credit`;

/** Lines, numbered without a gap behind the last one, with the sums of their days. Answers how many there were. */
/** One books at a time, until the end of the transaction: nobody pays through the books. */
export const holdBooks = (tx: Db): Promise<void> => holdLock(tx, 'books');

const write = async (
  tx: Db,
  lines: RawBuilder<unknown>,
  before: RawBuilder<unknown> = sql``,
): Promise<number> => {
  await holdBooks(tx);
  const { rows } = await query`
    with ${before} line as materialized (${lines}),
    written as (
      insert into book_line (
        id, day, debit, credit, amount, client_id, partner_id, document, document_id, part,
        user_id, lot_id, seq, movement_id, at
      )
      select
        (select coalesce(max(id), 0) from book_line)
          + row_number() over (order by at, movement_id, user_id, lot_id, seq, part),
        greatest(${dayOf(sql`at`)}, ${firstOpenDay}), debit, credit, amount, client_id, partner_id,
        document, document_id,
        part, user_id, lot_id, seq, movement_id, at
      from line
      returning day, debit, credit, amount, client_id, partner_id
    ),
    side as (
      select account, ${partyOf} as party_id, day, w.debit, w.credit
      from (
        select debit as account, day, amount as debit, 0 as credit, client_id, partner_id from written
        union all
        select credit, day, 0, amount, client_id, partner_id from written
      ) w
    ),
    days as (${adding('book_day', sql`account, day`)}),
    parties as (${adding('book_party_day', sql`account, party_id, day`)})
    select ${columns({ lines: sql<number>`count(*)::int` })} from written`.execute(tx);
  return rows[0]?.lines ?? 0;
};

/** A line that is no entry of the ledger: an amount (minor units) from one account's credit to another's debit. */
export type NewLine = {
  readonly debit: BookAccount;
  readonly credit: BookAccount;
  readonly amount: number;
  readonly document: BookDocument;
  readonly documentId: number;
  /** What of the document it is: each part of a document is booked once. */
  readonly part: string;
  readonly clientId?: number | null;
  readonly partnerId?: number | null;
  /** The business day it belongs to, where that is not the day it is booked on: a bank tells later. */
  readonly day?: string;
};
/** Books what the operator does, in the transaction that does it. */
export const bookLines = async (tx: Db, lines: readonly NewLine[]): Promise<void> => {
  await write(
    tx,
    sql`
      select
        l.debit, l.credit, l.amount, l."clientId" as client_id, l."partnerId" as partner_id,
        l.document, l."documentId" as document_id, l.part, null::int as user_id,
        null::bigint as lot_id, null::int as seq, null::bigint as movement_id,
        coalesce(${startOfDay(sql`l.day`)}, now()) as at
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (
        debit text, credit text, amount bigint, "clientId" int, "partnerId" int, document text,
        "documentId" bigint, part text, day date
      )`,
  );
};

/** What the books call an account of the ledger: what is held is still its owner's. */
const accountOf = (column: RawBuilder<unknown>) => sql`case ${column}
  when 'LOT' then 'USERS' when 'HOLD' then 'USERS' when 'CORRECTION' then 'DIFFERENCES'
  else ${column} end`;
/** Entries of the ledger as lines: where money comes from is debited, where it goes is credited. */
export const ledgerLines = (entries: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select
    ${accountOf(sql`e.from_account`)} as debit, ${accountOf(sql`e.to_account`)} as credit, e.amount,
    l.client_id, m.partner_id,
    case
      when m.reason = 'EMPLOYER_GRANT' and m.grant_id is not null then 'GRANT'
      when m.reason = 'TOP_UP' then 'DEPOSIT'
      when w.id is not null then 'WITHDRAWAL'
      else 'MOVEMENT'
    end as document,
    case
      when m.reason = 'EMPLOYER_GRANT' and m.grant_id is not null then m.grant_id
      when m.reason = 'TOP_UP' then m.deposit_id
      else coalesce(w.id, m.id)
    end as document_id,
    '' as part, e.user_id, e.lot_id, e.seq, m.id as movement_id, e.at
  from ${entries} d
  join ledger_entry e on e.user_id = d.user_id and e.lot_id = d.lot_id and e.seq = d.seq
  join movement m on m.user_id = e.user_id and m.id = e.movement_id
  join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
  left join withdrawal w
    on m.reason in ('PAYOUT', 'CORRECTION') and w.user_id = m.user_id
    and m.id in (w.movement_id, w.return_movement_id)`;

/**
 * Books entries of the ledger that wait, at most so many, in one transaction with their taking: each exactly once, and
 * a run that dies has done nothing. Answers how many.
 */
export const bookDue = (tx: Db, limit: number): Promise<number> =>
  write(tx, ledgerLines(sql`taken`), sql`taken as (${takeDue(limit)}),`);
