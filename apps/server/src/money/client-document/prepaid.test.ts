import { api } from '@cafeteria/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { atomic } from '../../platform/db/index.ts';
import { openOrdering } from '../../test/ordering.ts';
import { billingClientId as clientId, billingDay as day } from '../../test/billing.ts';
import { openTestApp } from '../../test/test-app.ts';
import { compareBooks } from '../book/book.jobs.ts';
import { readPrepaid } from './prepaid.queries.ts';
import { receivePayment, takeBackPayment } from './receive.ts';

// what is paid is given by hand here
const test = await openTestApp({}, { works: false });
const { db } = test;
const ordering = await openOrdering(test);
const { accountant, issueInvoice, documents, linesOf } = ordering;

const issue = (net: number): Promise<number> =>
  atomic(db, (tx) =>
    issueInvoice(tx, [
      { what: 'FIXED', net, vatRate: null, vat: 0, quantity: 1, base: null, rate: null },
    ]),
  );
const receive = (documentId: number, amount: number) =>
  atomic(db, (tx) => receivePayment(tx, { documentId, amount, day, bankEntryId: documentId }));
const takeBack = (documentId: number) =>
  atomic(db, (tx) => takeBackPayment(tx, { documentId, bankEntryId: documentId, day }));
const get = async (id: number) => (await accountant.call(api.clientDocument.get, { id })).body;
const use = (id: number) => accountant.call(api.clientDocument.usePrepaid, { id });
const undo = (id: number, paymentId: number) =>
  accountant.call(api.clientDocument.undoPrepaid, { id, paymentId });
const codeOf = ({ body }: { body: { globalErrors?: { messageKey: string }[] } }) =>
  body.globalErrors?.[0]?.messageKey;
const free = () => readPrepaid(db, clientId);
/** An invoice of 1,000.00 that was paid by so much. */
const overpaid = async (amount: number): Promise<number> => {
  const id = await issue(1_000_00);
  await receive(id, amount);
  return id;
};

beforeEach(ordering.begin);

describe('what an employer has paid beforehand', () => {
  it('pays its next invoice when that is issued, as far as there is', async () => {
    await overpaid(1_300_00);
    const next = await get(await issue(500_00));
    expect(next).toMatchObject({ state: 'PARTLY_PAID', open: 200_00, prepaid: 0 });
    expect(next.payments).toMatchObject([
      { amount: 300_00, applied: 300_00, isPrepaid: true, bankEntryId: null, isUndone: false },
    ]);
    expect(await linesOf(next.id)).toEqual([
      ['EMPLOYER', 'FEE_INCOME', 500_00],
      ['EMPLOYER_PREPAID', 'EMPLOYER', 300_00],
    ]);
    expect(await compareBooks(db)).toEqual([]);
  });

  it('pays an invoice that was open before, when somebody says so, and only once', async () => {
    const open = await issue(400_00);
    await overpaid(1_300_00);
    expect((await use(open)).body).toMatchObject({ open: 100_00, prepaid: 0 });
    expect(codeOf(await use(open))).toBe('clientDocument.error.noPrepaid');
    expect(await free()).toBe(0);
  });

  it('is given back where it should not have paid, once, and only of the document that it paid', async () => {
    await overpaid(1_300_00);
    const id = await issue(500_00);
    const paymentId = (await get(id)).payments[0]?.id ?? 0;
    const other = await issue(100_00);
    expect((await undo(other, paymentId)).status).toBe(409);
    expect((await undo(id, paymentId)).body).toMatchObject({ open: 500_00, prepaid: 300_00 });
    expect(codeOf(await undo(id, paymentId))).toBe('clientDocument.error.noPayment');
    expect(await compareBooks(db)).toEqual([]);
  });

  it('is never taken from a payment of the bank', async () => {
    const id = await overpaid(1_000_00);
    expect((await undo(id, (await get(id)).payments[0]?.id ?? 0)).status).toBe(409);
    expect(await get(id)).toMatchObject({ state: 'PAID' });
  });

  it('keeps the entry of the bank it came by from being taken back while it is used', async () => {
    const first = await overpaid(1_300_00);
    const next = await issue(500_00);
    await expect(takeBack(first)).rejects.toThrow('clientDocument.error.prepaidUsed');
    expect(await get(first)).toMatchObject({ state: 'PAID' });
    await undo(next, (await get(next)).payments[0]?.id ?? 0);
    await takeBack(first);
    expect(await get(first)).toMatchObject({ open: 1_000_00 });
    expect(await free()).toBe(0);
  });

  it('comes back with the credit note of what it paid, and pays what is issued instead', async () => {
    await overpaid(1_300_00);
    const id = await issue(300_00);
    await accountant.call(api.clientDocument.correct, { id, body: { note: 'Omyl' } });
    expect(await free()).toBe(300_00);
    expect((await undo(id, (await get(id)).payments[0]?.id ?? 0)).status).toBe(409);
    expect(await get(await issue(300_00))).toMatchObject({ state: 'PAID', open: 0 });
    expect(await compareBooks(db)).toEqual([]);
  });

  it('is spent once by documents that are paid at the same time', async () => {
    const ids = [await issue(300_00), await issue(300_00), await issue(300_00)];
    await overpaid(1_400_00);
    await Promise.all(ids.map(use));
    const open = (await documents()).reduce((sum, one) => sum + one.open, 0);
    expect([open, await free()]).toEqual([500_00, 0]);
  });

  it('pays a proforma, whose credits are then given', async () => {
    await overpaid(2_000_00);
    const { id, proforma } = await ordering.ordered();
    expect((await use(proforma.id)).body).toMatchObject({ state: 'PAID', prepaid: 0 });
    expect(await ordering.give()).toBe(1);
    expect(await ordering.order(id)).toMatchObject({ state: 'GIVEN' });
    expect(await ordering.balances()).toMatchObject({ BANK: 2_000_00, USERS: -1_000_00 });
    expect(await ordering.balances()).not.toHaveProperty('EMPLOYER_PREPAID');
  });

  it('leaves alone what waits for the credits of an order to be given', async () => {
    const { proforma } = await ordering.ordered();
    await ordering.receive(proforma.number, 1_000_00);
    expect(await get(await issue(500_00))).toMatchObject({ open: 500_00, prepaid: 0 });
  });
});
