import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookedIn, tablesOf } from '../../test/money-tables.ts';
import { openRefunding, refundIban as iban } from '../../test/refunds.ts';
import { billingClientId as clientId, billingDay as day } from '../../test/billing.ts';
import { openTestApp } from '../../test/test-app.ts';
import { atomic } from '../../platform/db/index.ts';
import { compareBooks } from '../book/book.jobs.ts';
import { takeBackPayment } from '../client-document/index.ts';

// what is paid is given by hand here
const test = await openTestApp({}, { works: false });
const { db } = test;
const refunding = await openRefunding(test);
const { accountant, admin, ask, approve, approved, cancel, refund, free, overpaid } = refunding;
const { create, sent, state, entries, booked, balances, proposal, issue, use } = refunding;

type Answer = {
  readonly status: number;
  readonly body: {
    globalErrors?: { messageKey: string }[];
    fieldErrors?: { field: string; messageKey: string }[];
  };
};
const errorOf = ({ status, body }: Answer) => [status, body.globalErrors?.[0]?.messageKey];
const fieldOf = ({ status, body }: Answer) => [
  status,
  body.fieldErrors?.[0]?.field,
  body.fieldErrors?.[0]?.messageKey,
];
const resolve = (id: number, orderId: number, status: 'PAID' | 'RETURNED') =>
  accountant.call(api.payoutBatch.resolve, { id, orderId, body: { status, note: 'Zrušený účet' } });
const undo = (id: number) => accountant.call(api.bank.undo, { id });
const prepaidClients = async () =>
  (await accountant.call(api.clientRefund.prepaid, {})).body.clients.map(({ prepaid }) => prepaid);

beforeEach(refunding.begin);
afterEach(async () => {
  expect(await compareBooks(db)).toEqual([]);
});

describe('what an employer has beforehand', () => {
  it('is asked back by one person, approved by another, paid by a batch, and books only then', async () => {
    await overpaid(300_00);
    const { id } = (await ask(200_00)).body;
    expect(await free()).toBe(100_00);
    expect(await booked(id)).toEqual([]);
    expect((await approve(id)).body).toMatchObject({ status: 'APPROVED', isOwn: false });
    expect(await free()).toBe(100_00);
    const { id: batchId, list } = await sent(id);
    expect(await refund(id)).toMatchObject({ status: 'IN_BATCH', batchId, amount: 200_00, iban });
    await resolve(batchId, list[0]?.id ?? 0, 'PAID');
    expect(await refund(id)).toMatchObject({
      status: 'PAID',
      resolvedBy: { name: expect.any(String) },
    });
    expect(await balances()).toMatchObject({
      BANK: 1_100_00,
      EMPLOYER_PREPAID: -100_00,
    });
    expect(await prepaidClients()).toEqual([100_00]);
  });

  it('docs/money.md: What an employer has beforehand is sent back', async () => {
    await overpaid(300_00);
    const id = await approved(300_00);
    const { id: batchId, list } = await sent(id);
    const symbol = list[0]?.symbol ?? '';
    await state([-300_00, symbol], [300_00, symbol]);
    const [expected = []] = tablesOf('What an employer has beforehand is sent back');
    expect(await booked(id)).toEqual(bookedIn(expected));
    expect(await refund(id)).toMatchObject({ status: 'RETURNED', batchId });
    expect(await free()).toBe(300_00);
  });

  it('is never asked back beyond what is free, nor without an amount, a reason and a true account', async () => {
    await overpaid(300_00);
    expect(errorOf(await ask(300_01))).toEqual([422, 'clientRefund.error.insufficient']);
    expect(fieldOf(await ask(0))).toEqual([422, 'amount.amount', 'validation.amount']);
    expect(fieldOf(await ask(1, { reason: ' ' }))[1]).toBe('reason');
    expect(fieldOf(await ask(1, { iban: 'CZ6508000000192000145398' }))).toEqual([
      422,
      'iban',
      'validation.iban.checksum',
    ]);
    const bankAccount = { prefix: null, number: '2102143053', bankCode: '2700' };
    expect(fieldOf(await ask(1, { iban: null, bankAccount }))).toEqual([
      422,
      'bankAccount.number',
      'validation.account.checksum',
    ]);
    expect(
      fieldOf(await ask(1, { bankAccount: { ...bankAccount, number: '2102143052' } })),
    ).toEqual([422, 'iban', 'validation.required']);
    expect(fieldOf(await ask(1, { amount: { amount: 1, currency: 'EUR' } }))[1]).toBe(
      'amount.currency',
    );
    expect((await ask(1, { clientId: 999 })).status).toBe(404);
    expect(await free()).toBe(300_00);
  });

  it('leaves alone what waits for the credits of an order', async () => {
    const { proforma } = await refunding.ordered();
    await refunding.receive(proforma.number, 1_000_00);
    expect(errorOf(await ask(1_00))).toEqual([422, 'clientRefund.error.insufficient']);
  });

  it('is sent back once by people who ask at the same time', async () => {
    await overpaid(300_00);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(100_00)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await free()).toBe(0);
  });

  it('is sent back or pays a document, never both, whichever comes first', async () => {
    for (let nth = 0; nth < 5; nth += 1) {
      await refunding.begin();
      const open = await issue(300_00);
      await overpaid(300_00);
      const [refund, used] = await Promise.all([ask(300_00), use(open)]);
      expect([refund.status, used.status].toSorted()).toEqual(
        refund.status === 200 ? [200, 409] : [200, 422],
      );
      expect(await free()).toBe(0);
    }
  });

  it('pays nothing that is issued while somebody has asked for it back', async () => {
    await overpaid(300_00);
    await ask(300_00);
    const { body } = await accountant.call(api.clientDocument.get, { id: await issue(100_00) });
    expect(body).toMatchObject({ open: 100_00, prepaid: 0 });
  });

  it('keeps the entry of the bank it came by from being taken back while it is on its way', async () => {
    const documentId = await overpaid(300_00);
    const { id } = (await ask(300_00)).body;
    const takeBack = () =>
      atomic(db, (tx) => takeBackPayment(tx, { documentId, bankEntryId: documentId, day }));
    await expect(takeBack()).rejects.toThrow('clientDocument.error.prepaidUsed');
    await approve(id);
    await expect(takeBack()).rejects.toThrow('clientDocument.error.prepaidUsed');
    await cancel(id);
    await takeBack();
    expect(await free()).toBe(0);
  });
});

describe('a refund', () => {
  it('is approved by somebody else than who asked for it, once', async () => {
    await overpaid(300_00);
    const { id } = (await ask(300_00)).body;
    expect(errorOf(await approve(id, accountant))).toEqual([422, 'clientRefund.error.ownWork']);
    const answers = await Promise.all([approve(id), approve(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await booked(id)).toEqual([['EMPLOYER_PREPAID', 'PAYOUT', 300_00]]);
  });

  it('is cancelled before a batch has it, approved or not, and its employer has the money beforehand', async () => {
    await overpaid(300_00);
    const { id: refundId } = (await ask(100_00)).body;
    const approvedId = await approved(200_00);
    expect((await cancel(refundId, 'Omyl')).body).toMatchObject({
      status: 'CANCELLED',
      note: 'Omyl',
    });
    expect(await booked(refundId)).toEqual([]);
    expect((await cancel(approvedId)).body).toMatchObject({ status: 'CANCELLED' });
    expect(await free()).toBe(300_00);
    for (const id of [refundId, approvedId]) {
      expect(errorOf(await cancel(id))).toEqual([422, 'clientRefund.error.decided']);
      expect(errorOf(await approve(id))).toEqual([422, 'clientRefund.error.decided']);
      expect((await create([id])).status).toBe(422);
    }
  });

  it('is in one batch at most, cancelled there by nobody, and free again when that is thrown away', async () => {
    await overpaid(300_00);
    const { id: waiting } = (await ask(100_00)).body;
    expect((await create([waiting])).status).toBe(422);
    const id = await approved(200_00);
    const made = await Promise.all(Array.from({ length: 4 }, () => create([id])));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(errorOf(await cancel(id))).toEqual([422, 'clientRefund.error.inBatch']);
    const batchId = (await refund(id)).batchId ?? 0;
    await accountant.call(api.payoutBatch.discard, { id: batchId });
    expect(await refund(id)).toMatchObject({ status: 'APPROVED', batchId: null });
    expect((await cancel(id)).status).toBe(200);
  });

  it('says where to, to whom and how much in the file, which is the same however often it is taken', async () => {
    await overpaid(300_00);
    const id = await approved(300_00);
    const { payable } = (await accountant.call(api.payoutBatch.proposal, {})).body;
    expect(payable).toMatchObject([
      { clientRefundId: id, settlementId: null, name: 'Sklárny a.\u00A0s.', amount: 300_00, iban },
    ]);
    const { id: batchId, amount, orders, list } = await sent(id);
    expect([amount, orders, list[0]?.symbol]).toEqual([
      300_00,
      1,
      `8${String(id).padStart(9, '0')}`,
    ]);
    const file = async () =>
      (await accountant.send('GET', `/api/admin/payout-batch/${batchId}/file`)).body;
    expect(await file()).toContain(
      `000019-2000145399 30000 ${list[0]?.symbol} 08000000 AV:Benefity`,
    );
    expect(await file()).toBe(await file());
  });

  it('that says something else than the books is found in the night', async () => {
    await overpaid(300_00);
    const id = await approved(300_00);
    const say = (status: 'REQUESTED' | 'APPROVED') =>
      sql`
        update client_refund set
          status = ${status}, approved_at = case when ${status} = 'APPROVED' then now() end,
          approved_by = case when ${status} = 'APPROVED' then 1 end
        where id = ${id}`.execute(db);
    await say('REQUESTED');
    expect(await compareBooks(db)).toEqual([
      { what: 'refund', of: String(id), expected: 0, found: 300_00 },
    ]);
    await say('APPROVED');
  });

  it('never changes where it goes to once it was asked for', async () => {
    await overpaid(300_00);
    const id = await approved(300_00);
    const change = sql`update client_refund set iban = 'CZ8127000000002102143052' where id = ${id}`;
    await expect(change.execute(db)).rejects.toThrow('never changed');
  });

  it('is nobody’s business who does not keep the books', async () => {
    await overpaid(300_00);
    const { id } = (await ask(100_00)).body;
    const employee = await test.signedIn('employee');
    const answers = [
      await ask(1_00, {}, employee),
      await approve(id, employee),
      await employee.call(api.clientRefund.get, { id }),
      await employee.call(api.clientRefund.list, {}),
      await employee.call(api.clientRefund.prepaid, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });

  it('is listed with how far it is, told to who approves, and counted in its month', async () => {
    await overpaid(300_00);
    const { id } = (await ask(100_00)).body;
    const left = async () =>
      (await admin.call(api.month.get, { month: day.slice(0, 7) })).body.tasks.find(
        ({ kind }) => kind === 'REFUNDS',
      )?.left;
    const toApprove = async () =>
      (await admin.call(api.dashboard.get, {})).body.attention.requestedRefunds;
    expect([await left(), await toApprove()]).toEqual([1, 1]);
    const list = async (status: 'REQUESTED' | 'APPROVED') =>
      (await accountant.call(api.clientRefund.list, { status, clientId })).body.content;
    expect(await list('REQUESTED')).toMatchObject([{ id, isOwn: true, client: { id: clientId } }]);
    expect(await list('APPROVED')).toEqual([]);
    await cancel(id);
    expect([await left(), await toApprove()]).toEqual([0, 0]);
  });
});

describe('the account that is proposed', () => {
  it('is the one the employer paid from last, else that of its company, else none', async () => {
    const setCompany = (bankAccount: object | null) =>
      sql`
        update company set iban = null, bank_account = ${JSON.stringify(bankAccount)}::jsonb
        where id = ${refunding.employerId}`.execute(db);
    await setCompany(null);
    expect(await proposal()).toMatchObject({ account: null, prepaid: 0, open: 0 });
    await setCompany({ prefix: null, number: '2102143052', bankCode: '2700' });
    const company = { iban: 'CZ8127000000002102143052', source: 'COMPANY' };
    expect(await proposal()).toMatchObject({ account: company });
    const number = (await accountant.call(api.clientDocument.get, { id: await issue(100_00) })).body
      .number;
    expect(await proposal()).toMatchObject({ open: 100_00 });
    await state([100_00, number]);
    expect(await proposal()).toMatchObject({ account: { iban, source: 'LAST_PAYMENT' }, open: 0 });
  });
});

describe('what a statement says of a refund', () => {
  const symbolOf = (id: number): string => `8${String(id).padStart(9, '0')}`;
  it('leads to it and back, and may be taken back while its employer has not used the money', async () => {
    await overpaid(300_00);
    const id = await approved(300_00);
    const { id: batchId } = await sent(id);
    expect((await state([-300_00, symbolOf(id)])).body).toMatchObject({ matched: 1, open: 0 });
    const [paid] = await entries({ clientRefundId: id });
    expect(paid?.match).toMatchObject({ kind: 'ORDER', batchId, clientRefundId: id });
    await undo(paid?.id ?? 0);
    expect(await refund(id)).toMatchObject({ status: 'IN_BATCH' });
    expect(await balances()).toMatchObject({ BANK: 1_300_00, PAYOUT: -300_00 });
    await accountant.call(api.bank.match, {
      id: paid?.id ?? 0,
      body: { kind: 'ORDER', targetId: (await batchOf(batchId)).list[0]?.id ?? 0 },
    });
    expect(await refund(id)).toMatchObject({ status: 'PAID' });
    await state([300_00, symbolOf(id)]);
    expect(await free()).toBe(300_00);
    const back = (await entries({ clientRefundId: id })).find(({ amount }) => amount > 0);
    await undo(back?.id ?? 0);
    expect(await refund(id)).toMatchObject({ status: 'PAID' });
    expect([await free(), await balances()]).toEqual([
      0,
      { ...(await balances()), BANK: 1_000_00 },
    ]);
  });

  it('is not taken back where the money that came back has paid something else', async () => {
    const open = await issue(300_00);
    await overpaid(300_00);
    const id = await approved(300_00);
    await sent(id);
    await state([-300_00, symbolOf(id)], [300_00, symbolOf(id)]);
    await use(open);
    const back = (await entries({ clientRefundId: id })).find(({ amount }) => amount > 0);
    expect(errorOf(await undo(back?.id ?? 0))[1]).toBe('bankStatement.error.final');
    expect(await refund(id)).toMatchObject({ status: 'RETURNED' });
  });

  it('is of what somebody has marked by hand before, and books it no second time', async () => {
    await overpaid(300_00);
    const id = await approved(300_00);
    const { id: batchId, list } = await sent(id);
    const orderId = list[0]?.id ?? 0;
    await resolve(batchId, orderId, 'PAID');
    await resolve(batchId, orderId, 'RETURNED');
    expect(await refund(id)).toMatchObject({ status: 'RETURNED', note: 'Zrušený účet' });
    expect((await state([-300_00, symbolOf(id)], [300_00, symbolOf(id)])).body).toMatchObject({
      matched: 2,
    });
    expect(await booked(id)).toHaveLength(4);
    expect(await free()).toBe(300_00);
  });

  it('that never left the bank is its employer’s again without a line of the bank', async () => {
    await overpaid(300_00);
    const id = await approved(300_00);
    const { id: batchId, list } = await sent(id);
    await resolve(batchId, list[0]?.id ?? 0, 'RETURNED');
    expect(await booked(id)).toEqual([
      ['EMPLOYER_PREPAID', 'PAYOUT', 300_00],
      ['PAYOUT', 'EMPLOYER_PREPAID', 300_00],
    ]);
    expect((await create([id])).status).toBe(422);
    expect((await ask(300_00)).status).toBe(200);
  });
  const batchOf = async (id: number) => (await accountant.call(api.payoutBatch.get, { id })).body;
});
