import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { atomic } from '../../platform/db/index.ts';
import { billingClientId as clientId, billingDay as day, openBilling } from '../../test/billing.ts';
import { forgetMoney, giveCredits, insertPartner, pay } from '../../test/money.ts';
import { bookedIn, minor, tablesOf } from '../../test/money-tables.ts';
import { openTestApp } from '../../test/test-app.ts';
import { compareBooks } from '../book/book.jobs.ts';
import { followLedger } from '../book/index.ts';
import { receivePayment } from './receive.ts';

const test = await openTestApp();
const { db } = test;
const { admin, accountant, employerId, agree, invoice, documents, linesOf } =
  await openBilling(test);
const partnerId = await insertPartner(db);
const employee = 2;
const people = async (): Promise<number> =>
  Number(
    (
      await sql<{ n: number }>`
        select count(*)::int as n from "user"
        where client_id = ${clientId} and active and deleted_at is null`.execute(db)
    ).rows[0]?.n,
  );
const only = async () => {
  const all = await documents();
  return (await accountant.call(api.clientDocument.get, { id: all[0]?.id ?? 0 })).body;
};
const correct = (id: number) =>
  accountant.call(api.clientDocument.correct, { id, body: { note: 'Omyl' } });

beforeEach(async () => {
  await forgetMoney(db);
});

describe('docs/money.md', () => {
  it('A month of fees', async () => {
    await agree({ rate: 150, fixed: 500_00, setUp: 1_000_00 });
    await giveCredits(db, employee, { amount: 10_000_00 });
    await invoice();
    const { lines, id } = await only();
    const [expected = [], booked = []] = tablesOf('A month of fees');
    expect(lines.map(({ net, vat }) => [net, vat])).toEqual(
      expected.map(([, , net = '', vat = '']) => [minor(net), minor(vat)]),
    );
    expect(await linesOf(id)).toEqual(bookedIn(booked));
  });

  it('A credit note of what was paid in part', async () => {
    await agree({ fixed: 1_000_00 });
    await invoice();
    const { id, open } = await only();
    expect(open).toBe(1_210_00);
    await atomic(db, (tx) =>
      receivePayment(tx, { documentId: id, amount: 1_000_00, day, bankEntryId: null }),
    );
    const note = (await correct(id)).body;
    const [paid = [], taken = []] = tablesOf('A credit note of what was paid in part');
    expect((await linesOf(id)).slice(2)).toEqual(bookedIn(paid));
    expect((await linesOf(note.id)).toSorted()).toEqual(bookedIn(taken).toSorted());
  });
});

describe('the month of a client', () => {
  it('is invoiced once and only once, even when two begin at the same time', async () => {
    await agree({ fixed: 500_00 });
    const runs = await Promise.all([invoice(), invoice(), invoice()]);
    expect(runs.reduce((sum, { invoiced }) => sum + invoiced, 0)).toBe(1);
    expect(await documents()).toHaveLength(1);
    expect((await invoice()).invoiced).toBe(0);
    expect(await compareBooks(db)).toEqual([]);
  });

  it('costs a fee for each person that is switched on, and what is missing to the minimum', async () => {
    await agree({ perPerson: 10_00, minimum: 5_000_00 });
    await invoice();
    const count = await people();
    expect((await only()).lines).toMatchObject([
      { what: 'PER_PERSON', quantity: count, base: 10_00, net: count * 10_00, vatRate: 2_100 },
      { what: 'MINIMUM', net: 5_000_00 - count * 10_00 },
    ]);
    expect(await only()).toMatchObject({ net: 5_000_00, vat: 1_050_00, state: 'OPEN' });
  });

  it('has its set-up once, also after another month', async () => {
    await agree({ fixed: 100_00, setUp: 900_00 });
    await invoice('2026-09-01');
    await invoice();
    expect((await documents()).map(({ net }) => net)).toEqual([1_000_00, 100_00]);
  });

  it('has an invoice of the credits that were used, outside VAT, where they are paid for afterwards', async () => {
    await agree({ mode: 'POSTPAID_USED', rate: 1_000, rateOf: 'USED' });
    await giveCredits(db, employee, { amount: 1_000_00, regime: 'CZ_MEAL' });
    await pay(db, employee, { partnerId, amount: 200_00 });
    await invoice();
    expect((await documents()).map(({ kind, net, vat }) => [kind, net, vat])).toEqual([
      ['INVOICE', 20_00, 4_20],
      ['INVOICE', 200_00, 0],
      ['STATEMENT', 0, 0],
    ]);
    const statement = (await documents())[2]?.id ?? 0;
    const { lines, state } = (await accountant.call(api.clientDocument.get, { id: statement }))
      .body;
    expect(state).toBe(null);
    expect(lines.map(({ what, net }) => [what, net])).toEqual([
      ['GRANTED', 1_000_00],
      ['USED', 200_00],
      ['RECALLED', 0],
      ['EXPIRED', 0],
    ]);
  });

  it('is nothing where no contract holds in it', async () => {
    await agree({ fixed: 500_00, validFrom: '2026-01-01', validTo: '2026-01-31' });
    expect((await invoice()).invoiced).toBe(0);
    expect((await invoice('2026-01-01')).invoiced).toBe(1);
  });

  it('waits for a client that has no company, and is told', async () => {
    await agree({ fixed: 500_00 });
    await sql`update client set company_id = null where id = ${clientId}`.execute(db);
    expect(await invoice()).toMatchObject({ invoiced: 0, withoutCompany: [clientId] });
    await sql`
      update client set company_id = (select max(id) from company) where id = ${clientId}`.execute(
      db,
    );
    expect((await invoice()).invoiced).toBe(1);
  });

  it('is not invoiced before it is over', async () => {
    const body = { month: day.slice(0, 7) };
    expect((await admin.call(api.clientDocument.invoiceMonth, { body })).status).toBe(422);
  });
});

describe('a month of many clients', () => {
  const second = 2;
  const month = `${day.slice(0, 7)}-01`;
  beforeEach(async () => {
    await agree({ fixed: 500_00 });
    await agree({ fixed: 300_00, clientId: second });
    await sql`update client set company_id = ${employerId}`.execute(db);
  });
  afterEach(() =>
    sql`update client_contract set active = false where client_id = ${second}`.execute(db),
  );

  it('is invoiced in pieces, each from where the last one ended', async () => {
    const first = await invoice(month, { budget: 0 });
    expect(first).toMatchObject({ invoiced: 1, left: 1, next: clientId });
    const last = await invoice(month, { budget: 0, after: clientId });
    expect(last).toMatchObject({ invoiced: 1, left: 0, next: null });
    expect((await documents()).map(({ client, net }) => [client.id, net])).toEqual([
      [clientId, 500_00],
      [second, 300_00],
    ]);
  });

  it('goes on after one that cannot be invoiced, which is named and can be tried again', async () => {
    await sql`
      create function refuse_first() returns trigger language plpgsql as $$
      begin
        if new.client_id = 1 then raise exception 'refused'; end if;
        return new;
      end $$`.execute(db);
    await sql`
      create trigger refused before insert on client_document
      for each row execute function refuse_first()`.execute(db);
    const failures: number[] = [];
    const onFailure = (_: unknown, id: number) => void failures.push(id);
    expect(await invoice(month, { onFailure })).toMatchObject({ invoiced: 1, failed: [clientId] });
    expect(failures).toEqual([clientId]);
    await sql`drop function refuse_first cascade`.execute(db);
    expect(await invoice()).toMatchObject({ invoiced: 1, failed: [] });
    expect(await compareBooks(db)).toEqual([]);
  });
});

describe('a month whose invoice was taken back', () => {
  it('is invoiced again, once, by the terms of now, set-up and all', async () => {
    await agree({ fixed: 1_000_00, setUp: 500_00 });
    await invoice();
    const { id } = await only();
    expect((await invoice()).invoiced).toBe(0);
    await correct(id);
    const runs = await Promise.all([invoice(), invoice(), invoice()]);
    expect(runs.reduce((sum, { invoiced }) => sum + invoiced, 0)).toBe(1);
    expect((await documents()).map(({ kind, net, state }) => [kind, net, state])).toEqual([
      ['INVOICE', 1_500_00, 'CANCELLED'],
      ['CREDIT_NOTE', 1_500_00, null],
      ['INVOICE', 1_500_00, 'OPEN'],
    ]);
    expect((await invoice()).invoiced).toBe(0);
    expect(await compareBooks(db)).toEqual([]);
  });

  it('keeps what was not taken back of it', async () => {
    await agree({ mode: 'POSTPAID_USED', fixed: 50_00 });
    await giveCredits(db, employee, { amount: 1_000_00, regime: 'CZ_MEAL' });
    await pay(db, employee, { partnerId, amount: 200_00 });
    await invoice();
    const used = (await documents()).find(({ net, vat }) => net === 200_00 && vat === 0);
    await correct(used?.id ?? 0);
    await invoice();
    const open = (await documents()).filter(
      ({ kind, state }) => kind === 'INVOICE' && state === 'OPEN',
    );
    expect(open.map(({ net }) => net).toSorted((a, b) => a - b)).toEqual([50_00, 200_00]);
    expect((await documents()).filter(({ kind }) => kind === 'STATEMENT')).toHaveLength(1);
  });
});

describe('a document', () => {
  it('is taken back once, by a credit note that leads to it', async () => {
    await agree({ fixed: 1_000_00 });
    await invoice();
    const { id } = await only();
    const note = (await correct(id)).body;
    expect(note).toMatchObject({ kind: 'CREDIT_NOTE', corrects: { id }, amount: 1_210_00 });
    expect(await only()).toMatchObject({
      state: 'CANCELLED',
      open: 0,
      correctedBy: { id: note.id },
    });
    expect((await correct(id)).status).toBe(409);
    expect((await correct(note.id)).status).toBe(409);
  });

  it('names who gave credits in a month that no contract of theirs holds in', async () => {
    await agree({ fixed: 1_000_00 });
    await giveCredits(db, employee, { amount: 100_00 });
    await followLedger(db);
    expect((await invoice()).withoutContract).toEqual([]);
    await sql`
      update client_contract set valid_from = '2020-01-01', valid_to = '2020-01-31'`.execute(db);
    expect(await invoice()).toMatchObject({ invoiced: 0, withoutContract: [clientId] });
  });

  it('is found by its state and its client', async () => {
    await agree({ fixed: 1_000_00 });
    await invoice();
    const count = async (query: object) =>
      (await accountant.call(api.clientDocument.list, { pageSize: 10, ...query })).body
        .totalElements;
    expect(await count({ state: 'OPEN', clientId })).toBe(1);
    expect(await count({ state: 'PAID' })).toBe(0);
    expect(await count({ clientId: 2 })).toBe(0);
    // what all of them come to, whichever page is looked at
    const { sums } = (await accountant.call(api.clientDocument.list, { kind: 'INVOICE' })).body;
    expect(sums).toEqual({ amount: 1_210_00, open: 1_210_00 });
  });
});
