/** What holds after any history. */
import type { ClientContractMode } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { expect } from 'vitest';
import { compareBooks } from '../../money/book/book.jobs.ts';
import { listDifferences } from '../../money/ledger/check.queries.ts';
import { columns, query } from '../../platform/db/index.ts';
import { billingClientId } from '../billing.ts';
import type { Stage } from './acts.ts';

type Db = Stage['db'];
type Books = ReadonlyMap<string, number>;

/** What stands on the accounts of the books, and there with each party: credits less debits. */
const readBooks = async (db: Db): Promise<Books> => {
  const { rows } = await query`
    select ${columns({ account: sql<string>`account`, balance: sql<number>`balance` })}
    from (
      select account, sum(credit - debit)::int as balance from book_day group by account
      union all
      select account || ' ' || party_id, sum(credit - debit)::int from book_party_day
      group by account, party_id
    ) b`.execute(db);
  return new Map(rows.map(({ account, balance }) => [account, balance]));
};
const sumOf = async (db: Db, of: RawBuilder<unknown>, from: RawBuilder<unknown>): Promise<number> =>
  (
    await query`
      select ${columns({ sum: sql<number>`coalesce(sum(${of}), 0)::int` })}
      from ${from}`.execute(db)
  ).rows[0]?.sum ?? 0;

const checkPartners = async ({ settling, partners }: Stage, books: Books) => {
  for (const { id, due } of partners) {
    const made = await settling.settlements(id);
    const settled = made.reduce((sum, { payout, fees }) => sum + payout + fees, 0);
    const carried = made.at(-1)?.carriedOut ?? 0;
    // captured less refunded is paid, kept with its VAT, or carried
    expect(settled + carried).toBe(due);
    expect(books.get(`PARTNER ${id}`) ?? 0).toBe(carried);
  }
};
/** What employers are sent back and is so far. */
const refunds = (db: Db, which: string) =>
  sumOf(db, sql`amount`, sql`client_refund where status = any(${which.split(' ')}::text[])`);
const checkBank = async (db: Db, books: Books) => {
  const settlements = (which: string) =>
    sumOf(
      db,
      sql`payout`,
      sql`settlement
      where status = any(${which.split(' ')}::text[])`,
    );
  const withdrawals = (status: string) =>
    sumOf(db, sql`amount`, sql`withdrawal where status = ${status}`);
  expect(books.get('PAYOUT') ?? 0).toBe(
    (await settlements('APPROVED IN_BATCH RETURNED')) +
      (await withdrawals('REQUESTED')) +
      (await refunds(db, 'APPROVED IN_BATCH')),
  );
  const explained = await sumOf(
    db,
    sql`e.amount`,
    sql`bank_match m join bank_entry e on e.id = m.entry_id
    where m.undone_at is null and m.kind in ('FEE', 'DIFFERENCE', 'GATE', 'DOCUMENT', 'OWN')`,
  );
  const out =
    (await settlements('PAID')) + (await withdrawals('PAID')) + (await refunds(db, 'PAID'));
  expect(books.get('BANK') ?? 0).toBe(out - explained);
};
/** What came for orders, as far as its credits were given: who is owed nothing more for them. */
const paidOfGiven = (db: Db): Promise<number> =>
  sumOf(
    db,
    sql`least(paid.amount, coalesce(g.total, 0))`,
    sql`credit_order o
    join lateral (
      select coalesce(sum(p.amount), 0) as amount from client_document_payment p
      where p.document_id = o.document_id and p.undone_at is null
    ) paid on true
    left join credit_grant g on g.id = o.grant_id
    where o.given_at is not null`,
  );
/** What statements of months say of what was used or expired. */
const documentedSum = (
  db: Db,
  what: 'USED' | 'EXPIRED',
  of: RawBuilder<unknown>,
): Promise<number> =>
  sumOf(
    db,
    of,
    sql`client_document_line l
    join client_document d on d.id = l.document_id
    where d.kind = 'STATEMENT' and l.what = ${what}`,
  );
/** What was booked on them. */
const settled = (db: Db, which: RawBuilder<unknown>): Promise<number> =>
  sumOf(
    db,
    sql`amount`,
    sql`book_line
    where document = 'CLIENT_DOCUMENT' and ${which}
      and document_id in (select id from client_document where kind = 'STATEMENT')`,
  );
const checkEmployer = async ({ db, billing }: Stage, books: Books, mode: ClientContractMode) => {
  const documents = await billing.documents();
  const valid = documents.filter(({ kind, state }) => kind === 'INVOICE' && state !== 'CANCELLED');
  const paidOf = (ids: readonly number[]) =>
    sumOf(
      db,
      sql`applied`,
      sql`client_document_payment
      where undone_at is null and document_id = any(${[...ids]}::int[])`,
    );
  const invoiced = valid.reduce((sum, { amount }) => sum + amount, 0);
  const open = valid.reduce((sum, one) => sum + one.open, 0);
  const paid = await paidOf(valid.map(({ id }) => id));
  expect(invoiced).toBe(paid + open);
  // what came back of what was asked for is there beforehand; what expires unpaid is owed by nobody
  const returned = await settled(db, sql`part in ('RETURNED', 'RECALLED')`);
  const expired = await settled(db, sql`part = 'UNPAID'`);
  if (mode === 'POSTPAID_USED') {
    expect(returned).toBe(await documentedSum(db, 'USED', sql`greatest(-l.net, 0)`));
    expect(expired).toBe(await documentedSum(db, 'EXPIRED', sql`l.net`));
  }
  const received = await sumOf(
    db,
    sql`amount`,
    sql`client_document_payment where undone_at is null and not from_prepaid`,
  );
  const ordered = await paidOfGiven(db);
  const prepaid =
    received + returned - paid - ordered - (await refunds(db, 'APPROVED IN_BATCH PAID'));
  expect(books.get(`EMPLOYER_PREPAID ${billingClientId}`) ?? 0).toBe(prepaid);
  // what is asked back is there until it is on its way
  expect(prepaid).toBeGreaterThanOrEqual(await refunds(db, 'REQUESTED'));
  const given = await sumOf(
    db,
    sql`case when e.from_account = 'EMPLOYER' then e.amount else -e.amount end`,
    sql`ledger_entry e
    join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
    where l.client_id = ${billingClientId} and 'EMPLOYER' in (e.from_account, e.to_account)`,
  );
  const fees = valid.filter(({ vat }) => vat > 0).reduce((sum, { amount }) => sum + amount, 0);
  // credits are owed when they are given: an invoice of them says so once more and books nothing
  expect(0 - (books.get(`EMPLOYER ${billingClientId}`) ?? 0)).toBe(
    given + fees + returned - paid - ordered - expired,
  );
};

/** Every line is its entry's, every day sums to zero, and everybody has and owes what happened to them. */
export const expectLaws = async (stage: Stage, mode: ClientContractMode): Promise<void> => {
  const { db } = stage;
  expect(await compareBooks(db)).toEqual([]);
  expect(await listDifferences(db)).toEqual([]);
  const books = await readBooks(db);
  await checkPartners(stage, books);
  await checkBank(db, books);
  await checkEmployer(stage, books, mode);
};
