import { api } from '@cafeteria/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { atomic } from '../../platform/db/index.ts';
import { insertPartner, pay } from '../../test/money.ts';
import { openOrdering } from '../../test/ordering.ts';
import { billingClientId as clientId, billingDay as day } from '../../test/billing.ts';
import { openTestApp } from '../../test/test-app.ts';
import { compareBooks } from '../book/book.jobs.ts';
import { recall, refund } from '../ledger/index.ts';
import { readPrepaid } from './prepaid.queries.ts';
import { receivePayment, takeBackPayment } from './receive.ts';

// what is paid is given by hand here
const test = await openTestApp({}, { works: false });
const { db } = test;
const ordering = await openOrdering(test);
const { accountant, agree, documents, invoice, balances } = ordering;
const [first, second] = ordering.people;
const partnerId = await insertPartner(db, { mainCategoryId: 6 });

beforeEach(async () => {
  await ordering.begin();
  await agree({ mode: 'ON_INVOICE', creditLine: 10_000_00 });
});

/** Credits of 1,000.00 with their invoice. */
const invoiced = async () => {
  const { body } = await ordering.grant([[first, 1_000_00]]);
  if (!body.grant?.invoice) throw new Error('nothing was invoiced');
  return body.grant.invoice;
};
const spend = async (amount: number) => (await pay(db, first, { partnerId, amount })).movementId;
const correct = (id: number) =>
  accountant.call(api.clientDocument.correct, { id, body: { note: 'Omyl' } });
const get = async (id: number) => (await accountant.call(api.clientDocument.get, { id })).body;
const takeCreditsBack = () =>
  atomic(db, (tx) => recall(tx, { userId: first, clientId, currency: 'CZK', lotIds: null }));
/** What of all documents is to be paid, and of what. */
const openSums = async () =>
  (await documents()).filter(({ open }) => open > 0).map(({ net, open }) => [net, open]);

describe('an invoice of credits that were given with it', () => {
  it('is taken back whole while nobody has spent any, and asks for nothing', async () => {
    const { id } = await invoiced();
    expect((await correct(id)).body).toMatchObject({ kind: 'CREDIT_NOTE', amount: 1_000_00 });
    expect(await get(id)).toMatchObject({ state: 'CANCELLED', open: 0 });
  });

  it('keeps what was spent: the credit note is of the rest', async () => {
    const { id } = await invoiced();
    await spend(300_00);
    expect((await correct(id)).body).toMatchObject({ amount: 700_00, corrects: { id } });
    expect(await get(id)).toMatchObject({ state: 'OPEN', open: 300_00 });
    await invoice();
    expect(await openSums()).toEqual([[1_000_00, 300_00]]);
    expect(await balances()).toMatchObject({ EMPLOYER: 1_000_00, USERS: -700_00 });
  });

  it('what people spend of that rest later is invoiced with the month', async () => {
    const { id } = await invoiced();
    await spend(300_00);
    await correct(id);
    await spend(200_00);
    await invoice();
    expect(await openSums()).toEqual([
      [1_000_00, 300_00],
      [200_00, 200_00],
    ]);
    await takeCreditsBack();
    // every crown that is owed is asked for by a document
    expect(await balances()).toMatchObject({ EMPLOYER: 500_00 });
  });

  it('what was paid of it and is taken back is there beforehand, and pays what is used later', async () => {
    const { id, number } = await invoiced();
    await ordering.receive(number, 1_000_00);
    await spend(300_00);
    await correct(id);
    expect(await readPrepaid(db, clientId)).toBe(700_00);
    expect(await get(id)).toMatchObject({ state: 'PAID', open: 0 });
    await spend(200_00);
    await invoice();
    expect(await openSums()).toEqual([]);
    expect(await readPrepaid(db, clientId)).toBe(500_00);
    expect(await compareBooks(db)).toEqual([]);
  });

  it('what is given back of the spent after the credit note is the employer’s again', async () => {
    const { id, number } = await invoiced();
    const movementId = await spend(300_00);
    await correct(id);
    await ordering.receive(number, 300_00);
    await atomic(db, (tx) => refund(tx, { id: movementId }, 100_00));
    await invoice();
    expect(await readPrepaid(db, clientId)).toBe(100_00);
    await takeCreditsBack();
    expect(await balances()).toEqual({ BANK: 300_00, EMPLOYER_PREPAID: -100_00, PARTNER: -200_00 });
  });

  it('is taken back of what was recalled before, which the month does not give again', async () => {
    const { id } = await invoiced();
    await spend(300_00);
    await takeCreditsBack();
    expect((await correct(id)).body).toMatchObject({ amount: 700_00 });
    await invoice();
    expect(await readPrepaid(db, clientId)).toBe(0);
    expect(await balances()).toEqual({ EMPLOYER: 300_00, PARTNER: -300_00 });
  });

  it('…but not of what a month has settled already', async () => {
    const { id } = await invoiced();
    await takeCreditsBack();
    await invoice();
    expect(await readPrepaid(db, clientId)).toBe(1_000_00);
    expect((await correct(id)).status).toBe(409);
    expect(await get(id)).toMatchObject({ open: 1_000_00 });
  });

  it('is not taken back when all was spent', async () => {
    const { id } = await invoiced();
    await spend(1_000_00);
    const refused = await correct(id);
    expect(JSON.stringify(refused.body)).toContain('clientDocument.error.creditsUsed');
    expect(await get(id)).toMatchObject({ open: 1_000_00 });
  });

  it('a payment of it that is taken back is taken from where it lies', async () => {
    const { id } = await invoiced();
    const of = { documentId: id, bankEntryId: id, day };
    await atomic(db, (tx) => receivePayment(tx, { ...of, amount: 600_00 }));
    await spend(300_00);
    await correct(id);
    expect(await readPrepaid(db, clientId)).toBe(300_00);
    await atomic(db, (tx) => takeBackPayment(tx, of));
    expect(await readPrepaid(db, clientId)).toBe(0);
    expect(await get(id)).toMatchObject({ state: 'OPEN', open: 300_00 });
    expect(await compareBooks(db)).toEqual([]);
  });

  it('what is spent while it is taken back stands in one document', async () => {
    const { id } = await invoiced();
    await Promise.all([correct(id), ...[1, 2, 3].map(() => spend(100_00))]);
    await invoice();
    expect((await openSums()).reduce((sum, [, open = 0]) => sum + open, 0)).toBe(300_00);
  });

  it('leaves the invoices of others alone', async () => {
    const { id } = await invoiced();
    const { body } = await ordering.grant([[second, 400_00]]);
    await correct(id);
    expect(await get(body.grant?.invoice?.id ?? 0)).toMatchObject({ open: 400_00 });
  });
});
