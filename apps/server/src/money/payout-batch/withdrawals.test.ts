import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gpcStatement } from '../../test/bank-file.ts';
import { balanceOf } from '../../test/deposit-app.ts';
import { readMails } from '../../test/mail.ts';
import { fillWallet, forgetMoney } from '../../test/money.ts';
import { openSettling, settlingDay } from '../../test/settling.ts';
import { openTestApp } from '../../test/test-app.ts';
import { compareBooks } from '../book/book.jobs.ts';
import { followLedger } from '../book/follow.ts';
import { listDifferences } from '../ledger/check.queries.ts';

const test = await openTestApp({}, { works: false });
const settling = await openSettling(test);
const { accountant, admin } = settling;
const employee = await test.signedIn('employee');
const userId = 2;
const payerIban = 'CZ8127000000002102143052';
const iban = 'CZ6508000000192000145399';
const account = { counter: '192000145399', bank: '0800' };
const slovak = 'SK3112000000198742637541';
const money = (amount: number) => ({ amount, currency: 'CZK' }) as const;

/** A withdrawal somebody asked for. */
const ask = async (amount = 100_00, to = iban): Promise<number> =>
  (await employee.call(api.withdrawal.create, { body: { amount: money(amount), iban: to } })).body
    .id;
const settled = async (): Promise<number> => {
  const partnerId = await settling.newPartner({ commission: 1_000, vatPayer: false }, iban);
  await settling.sell(partnerId, 100_00);
  const { drafts } = await settling.run();
  await settling.approve(...drafts);
  return drafts[0] ?? 0;
};
type Chosen = { readonly settlementIds?: number[]; readonly withdrawalIds?: number[] };
const create = (chosen: Chosen) =>
  accountant.call(api.payoutBatch.create, {
    body: { ...chosen, payerName: 'Benefity', payerIban, dueDay: settlingDay },
  });
const approve = (id: number) => admin.call(api.payoutBatch.approve, { id });
const sent = async (chosen: Chosen) => {
  const { body } = await create(chosen);
  await approve(body.id);
  return body;
};
const resolve = (id: number, orderId: number, status: 'PAID' | 'RETURNED') =>
  accountant.call(api.payoutBatch.resolve, { id, orderId, body: { status, note: '' } });
const byHand = (id: number, status: 'PAID' | 'RETURNED') =>
  admin.call(api.withdrawalAdmin.resolve, { id, body: { status, note: '' } });
const rowOf = async (id: number) =>
  (await accountant.call(api.withdrawalAdmin.list, { withdrawalId: id })).body.content[0];
const errorOf = ({ body }: { readonly body: { globalErrors?: { messageKey: string }[] } }) =>
  body.globalErrors?.[0]?.messageKey;
const change = (hours: number) =>
  sql`
    update "user" set access_changed_at = now() - make_interval(hours => ${hours})
    where id = ${userId}`.execute(test.db);
const balances = async () => {
  await followLedger(test.db);
  const { rows } = await sql<{ account: string; balance: number }>`
    select account, sum(debit - credit)::int as balance from book_day group by account`.execute(
    test.db,
  );
  return Object.fromEntries(rows.map(({ account: name, balance }) => [name, balance]));
};
const results = async () =>
  (await readMails(test, userId)).filter(({ kind }) => kind === 'WITHDRAWAL_RESULT').length;

beforeEach(async () => {
  await forgetMoney(test.db);
  await sql`update partner_contract set active = false`.execute(test.db);
  await sql`delete from message`.execute(test.db);
  await change(48);
  await settling.fillPurse();
  await fillWallet(test.db, userId, 1_000_00);
});
afterEach(async () => {
  await followLedger(test.db);
  expect(await compareBooks(test.db)).toEqual([]);
  expect(await listDifferences(test.db)).toEqual([]);
});

describe('a batch for the bank', () => {
  it('takes settlements and withdrawals, sums them up, and is the same file for both people', async () => {
    const [settlementId, withdrawalId] = [await settled(), await ask(250_00)];
    const { payable } = (await accountant.call(api.payoutBatch.proposal, {})).body;
    expect(payable).toMatchObject([
      { settlementId, withdrawalId: null, amount: 90_00 },
      { settlementId: null, withdrawalId, name: 'Jana Nováková', amount: 250_00, iban },
    ]);
    const { id, amount, orders, list } = await sent({
      settlementIds: [settlementId],
      withdrawalIds: [withdrawalId],
    });
    expect([amount, orders]).toEqual([340_00, 2]);
    expect(list[1]).toMatchObject({ withdrawalId, symbol: `9${'0'.repeat(8)}${withdrawalId}` });
    const file = await accountant.send('GET', `/api/admin/payout-batch/${id}/file`);
    expect(file.body).toContain(`000019-2000145399 25000 ${list[1]?.symbol} 08000000 AV:Benefity`);
    expect(file.body).toContain('00000000034000');
  });
  it('is of something, and of nothing twice', async () => {
    const id = await ask();
    expect((await create({})).status).toBe(422);
    expect((await create({ withdrawalIds: [id, id] })).status).toBe(422);
    const made = await Promise.all(
      Array.from({ length: 4 }, () => create({ withdrawalIds: [id] })),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
  });
  it('never has what must wait, is in the list of before, was taken back or goes abroad', async () => {
    const [listed] = [await ask()];
    await admin.call(api.withdrawalAdmin.file, {});
    const [abroad, cancelled] = [await ask(1_00, slovak), await ask()];
    await employee.call(api.withdrawal.cancel, { id: cancelled });
    const reasons = async () =>
      (await accountant.call(api.payoutBatch.proposal, {})).body.blocked.map(
        ({ withdrawalId, obstacle }) => [withdrawalId, obstacle],
      );
    expect(await reasons()).toEqual([
      [listed, 'LISTED'],
      [abroad, 'FOREIGN_ACCOUNT'],
    ]);
    await change(1);
    const waiting = await ask();
    expect(await reasons()).toContainEqual([waiting, 'WAITS']);
    for (const id of [listed, abroad, cancelled, waiting])
      expect((await create({ withdrawalIds: [id] })).status).toBe(422);
  });
  it('holds what is in it: nobody takes it back or pays it beside; thrown away it frees it', async () => {
    const id = await ask();
    const { body } = await create({ withdrawalIds: [id] });
    expect(await rowOf(id)).toMatchObject({ status: 'REQUESTED', batchId: body.id });
    expect(errorOf(await employee.call(api.withdrawal.cancel, { id }))).toBe(
      'withdrawal.error.atBank',
    );
    for (const status of ['PAID', 'RETURNED'] as const)
      expect(errorOf(await byHand(id, status))).toBe('withdrawal.error.inBatch');
    expect((await admin.call(api.withdrawalAdmin.file, {})).body.content).not.toContain(iban);
    await accountant.call(api.payoutBatch.discard, { id: body.id });
    expect(await rowOf(id)).toMatchObject({ batchId: null, isCancellable: true });
    expect((await employee.call(api.withdrawal.cancel, { id })).status).toBe(200);
  });
  it('is not approved where somebody in it has changed how they sign in since', async () => {
    const id = await ask();
    const { body } = await create({ withdrawalIds: [id] });
    await change(1);
    expect(errorOf(await approve(body.id))).toBe('payoutBatch.error.withdrawalWaits');
    await accountant.call(api.payoutBatch.discard, { id: body.id });
    expect((await create({ withdrawalIds: [id] })).status).toBe(422);
    await change(25);
    expect((await approve((await create({ withdrawalIds: [id] })).body.id)).status).toBe(200);
  });
  it('and its owner never both have it, whichever comes first', async () => {
    for (let nth = 0; nth < 5; nth += 1) {
      const id = await ask(10_00);
      const [made, cancelled] = await Promise.all([
        create({ withdrawalIds: [id] }),
        employee.call(api.withdrawal.cancel, { id }),
      ]);
      expect([made.status, cancelled.status].toSorted()).toEqual([200, 422]);
    }
  });
});

describe('what the bank did with a withdrawal', () => {
  it('is booked once, told its owner, and what came back is in the wallet', async () => {
    const [paid, returned, never] = [await ask(), await ask(), await ask()];
    const before = await balanceOf(employee);
    const { id, list } = await sent({ withdrawalIds: [paid, returned, never] });
    const [first = 0, second = 0, third = 0] = list.map((order) => order.id);
    await resolve(id, third, 'RETURNED');
    await accountant.call(api.payoutBatch.resolveAll, { id });
    expect(await balances()).toMatchObject({ BANK: -200_00, PAYOUT: 0 });
    await resolve(id, second, 'RETURNED');
    expect(await balances()).toMatchObject({ BANK: -100_00, PAYOUT: 0 });
    expect(await balanceOf(employee)).toBe(before + 200_00);
    expect(
      await Promise.all([paid, returned, never].map(async (one) => (await rowOf(one))?.status)),
    ).toEqual(['PAID', 'RETURNED', 'RETURNED']);
    expect(await results()).toBe(4);
    for (const [order, status] of [
      [second, 'RETURNED'],
      [second, 'PAID'],
      [first, 'PAID'],
    ] as const)
      expect((await resolve(id, order, status)).status).toBe(422);
    // it is its owner's again: no other file pays it
    expect((await create({ withdrawalIds: [returned] })).status).toBe(422);
  });
});

describe('a statement of the bank', () => {
  const send = (entries: Parameters<typeof gpcStatement>[0]) =>
    accountant.call(api.bank.import, {
      body: { fileName: 'vypis.gpc' },
      file: Buffer.from(gpcStatement(entries)),
    });
  const entries = async () => (await accountant.call(api.bank.entries, {})).body.content;
  const undo = (id: number) => accountant.call(api.bank.undo, { id });
  /** One that was paid and one that came back, by a statement. */
  const stated = async () => {
    const [paid, returned] = [await ask(), await ask(150_00)];
    const { id, list } = await sent({ withdrawalIds: [paid, returned] });
    const [one = '', two = ''] = list.map(({ symbol }) => symbol);
    const { body } = await send([
      { amount: -100_00, variable: one, ...account },
      { amount: -150_00, variable: two, ...account },
      { amount: 150_00, variable: two, ...account },
    ]);
    expect(body).toMatchObject({ matched: 3, open: 0 });
    return { id, paid, returned };
  };
  it('says what was paid and what came back; their owner has the latter and hears of both', async () => {
    const before = await balanceOf(employee);
    const { paid, returned } = await stated();
    expect(await rowOf(paid)).toMatchObject({ status: 'PAID', isInStatement: true });
    expect(await rowOf(returned)).toMatchObject({ status: 'RETURNED' });
    expect(await balanceOf(employee)).toBe(before - 100_00);
    expect(await balances()).toMatchObject({ BANK: -100_00, PAYOUT: 0 });
    expect(await results()).toBe(3);
  });
  it('leads to the withdrawal; what it says may be taken back, unless it is its owner’s again', async () => {
    const { id, paid, returned } = await stated();
    const [first, ...ofReturned] = await entries();
    const { content } = (await accountant.call(api.bank.entries, { withdrawalId: returned })).body;
    expect(content.map((entry) => entry.id)).toEqual(ofReturned.map((entry) => entry.id));
    expect(first?.match).toMatchObject({ kind: 'ORDER', batchId: id, withdrawalId: paid });
    for (const entry of ofReturned)
      expect(errorOf(await undo(entry.id))).toBe('bankStatement.error.final');
    await undo(first?.id ?? 0);
    expect(await rowOf(paid)).toMatchObject({ status: 'REQUESTED', batchId: id });
    expect(await balances()).toMatchObject({ BANK: 0, PAYOUT: -100_00 });
  });
  it('is of what somebody has marked by hand before, and books it no second time', async () => {
    const withdrawalId = await ask();
    const { id, list } = await sent({ withdrawalIds: [withdrawalId] });
    const [{ id: orderId, symbol } = { id: 0, symbol: '' }] = list;
    await resolve(id, orderId, 'PAID');
    await resolve(id, orderId, 'RETURNED');
    const before = await balanceOf(employee);
    const { body } = await send([
      { amount: -100_00, variable: symbol, ...account },
      { amount: 100_00, variable: symbol, ...account },
    ]);
    expect(body).toMatchObject({ matched: 2, open: 0 });
    expect(await balances()).toMatchObject({ BANK: 0, PAYOUT: 0 });
    expect(await balanceOf(employee)).toBe(before);
  });
});
