import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { balanceOf, begin, openDepositApp } from '../../test/deposit-app.ts';
import { linkIn, readMails } from '../../test/mail.ts';
import { listDifferences } from '../ledger/check.queries.ts';
import { ageSessions } from '../../test/session-age.ts';
import { bankFile } from './bank-file.ts';
import { hasBeenPaidTo } from './withdrawal.queries.ts';

const iban = 'CZ6508000000192000145399';
const money = (amount: number) => ({ amount, currency: 'CZK' }) as const;
const test = await openDepositApp('DEMO');
const employee = await test.signedIn('employee');
const admin = await test.signedIn('admin');
const deposit = (await begin(employee, { amount: money(200_000) })).body;
await test.pay(deposit.id);
await test.notify(deposit.id);
afterAll(async () => {
  expect(await listDifferences(test.db)).toEqual([]);
});
const never = (): never => {
  throw new Error('no mail');
};
const take = (body: object, headers = {}) =>
  employee.call(api.withdrawal.create, { body: { amount: money(10_000), ...body } }, headers);

describe('own money', () => {
  it('leaves the wallet when it is asked for', async () => {
    const before = await balanceOf(employee);
    const { status, body } = await take({ iban: 'cz65 0800 0000 1920 0014 5399' });
    expect([status, body]).toMatchObject([
      200,
      { iban, status: 'REQUESTED', amount: money(10_000), resolvedAt: null },
    ]);
    expect(await balanceOf(employee)).toBe(before - 10_000);
  });
  it('goes to a Czech account just as well', async () => {
    const bankAccount = { prefix: '19', number: '2000145399', bankCode: '0800' };
    expect((await take({ bankAccount })).body.iban).toBe(iban);
  });
  it('is taken once for each key', async () => {
    const before = await balanceOf(employee);
    const headers = { 'idempotency-key': 'one-and-the-same' };
    const answers = await Promise.all(Array.from({ length: 16 }, () => take({ iban }, headers)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await balanceOf(employee)).toBe(before - 10_000);
    expect((await take({ iban, amount: money(20_000) }, headers)).status).toBe(422);
  });
  it('of which there is not as much is not taken at all', async () => {
    const before = await balanceOf(employee);
    const answer = await take({ iban, amount: money(before + 1) });
    expect(answer.body.globalErrors?.[0]?.messageKey).toBe('withdrawal.error.insufficient');
    expect(await balanceOf(employee)).toBe(before);
  });
  it.each([
    [{ iban: 'CZ6508000000192000145390' }, 'iban'],
    [
      { bankAccount: { prefix: null, number: '2000145390', bankCode: '0800' } },
      'bankAccount.number',
    ],
    [{}, 'iban'],
    [{ iban, bankAccount: { prefix: '19', number: '2000145399', bankCode: '0800' } }, 'iban'],
    [{ iban, amount: money(-1) }, 'amount.amount'],
    [{ iban, amount: { amount: 10_000, currency: 'EUR' } }, 'amount.currency'],
  ])('to %j is refused', async (body, field) => {
    const answer = await take(body);
    expect([answer.status, answer.body.fieldErrors?.[0]?.field]).toEqual([422, field]);
  });
});

describe('the office', () => {
  it('takes what waits to the bank as a file that no spreadsheet calculates with', async () => {
    const { content } = (await admin.call(api.withdrawalAdmin.file, {})).body;
    const [header, first] = content.split('\r\n');
    expect(header).toBe('\uFEFFid;iban;amount;currency;name');
    expect(first).toMatch(/^\d+;CZ6508000000192000145399;100,00;CZK;Jana Nováková$/);
    const [row] = (await admin.call(api.withdrawalAdmin.list, { status: 'REQUESTED' })).body
      .content;
    if (!row) throw new Error('nothing waits');
    expect(await bankFile([{ ...row, user: { ...row.user, name: '=cmd|x;"y"' } }])).toContain(
      `;"'=cmd|x;""y"""`,
    );
  });
  it('marks what was paid, and what the bank returned is the person’s again, once', async () => {
    const before = await balanceOf(employee);
    const { id } = (await take({ iban })).body;
    const resolve = (status: 'PAID' | 'RETURNED') =>
      admin.call(api.withdrawalAdmin.resolve, { id, body: { status, note: 'účet neexistuje' } });
    expect((await resolve('PAID')).body).toMatchObject({
      globalErrors: [{ messageKey: 'withdrawal.error.notSent' }],
    });
    await admin.call(api.withdrawalAdmin.file, {});
    expect((await resolve('PAID')).body.status).toBe('PAID');
    expect((await resolve('PAID')).status).toBe(422);
    const answers = await Promise.all([resolve('RETURNED'), resolve('RETURNED')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await balanceOf(employee)).toBe(before);
    const { items } = (await employee.call(api.withdrawal.list, {})).body;
    expect(items.find((one) => one.id === id)?.status).toBe('RETURNED');
    expect((await employee.call(api.withdrawalAdmin.list, {})).status).toBe(403);
  });
});

describe('the owner', () => {
  const mailsAfter = async (id: number) =>
    (await readMails(test, 2)).filter(({ kind }) => kind.startsWith('WITHDRAWAL')).slice(id);
  it('is told that money was asked for, that it went and that it came back', async () => {
    const mailsBefore = (await mailsAfter(0)).length;
    const headers = { 'idempotency-key': 'told-once' };
    const { id } = (await take({ iban }, headers)).body;
    await take({ iban }, headers);
    await admin.call(api.withdrawalAdmin.file, {});
    for (const status of ['PAID', 'RETURNED'] as const)
      await admin.call(api.withdrawalAdmin.resolve, { id, body: { status, note: '' } });
    const mails = await mailsAfter(mailsBefore);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'WITHDRAWAL_REQUESTED',
      'WITHDRAWAL_RESULT',
      'WITHDRAWAL_RESULT',
    ]);
    expect(mails[0]?.text).toContain('CZ65');
  });
});

describe('a withdrawal after a change of how somebody is reached', () => {
  const change = (days = 0) =>
    sql`
      update "user" set access_changed_at = now() - make_interval(days => ${days})
      where id = 2`.execute(test.db);
  afterAll(() => change(2));
  const exported = async () => (await admin.call(api.withdrawalAdmin.file, {})).body.content;
  const seenOf = async (id: number) =>
    (await employee.call(api.withdrawal.list, {})).body.items.find((one) => one.id === id);
  it('says when it leaves, is in no file and is not paid before; both once a day is over', async () => {
    await change();
    const { id, notBefore, isCancellable } = (await take({ iban })).body;
    expect(isCancellable).toBe(true);
    const hours = (Date.parse(notBefore ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    const mail = (await readMails(test, 2)).findLast(({ kind }) => kind === 'WITHDRAWAL_REQUESTED');
    expect(mail?.text).toContain('nejdřív');
    const waiting = async () => (await admin.call(api.withdrawalAdmin.waiting, {})).body.waiting;
    expect(await waiting()).toBeGreaterThan(0);
    expect(await exported()).not.toContain(`\n${id};`);
    const pay = () =>
      admin.call(api.withdrawalAdmin.resolve, { id, body: { status: 'PAID', note: '' } });
    expect((await pay()).body.globalErrors?.[0]?.messageKey).toBe('withdrawal.error.waits');
    await change(1);
    expect(await waiting()).toBe(0);
    expect(await exported()).toContain(`\n${id};`);
    // what is at the bank is paid, whatever changes then
    await change();
    expect(await seenOf(id)).toMatchObject({ notBefore: null, isCancellable: false });
    const late = await employee.call(api.withdrawal.cancel, { id });
    expect(late.body.globalErrors?.[0]?.messageKey).toBe('withdrawal.error.atBank');
    expect((await pay()).status).toBe(200);
  });
  it('is taken back in the portal by its owner alone, once', async () => {
    const before = await balanceOf(employee);
    const { id } = (await take({ iban })).body;
    const other = await test.signedIn('other');
    expect((await other.call(api.withdrawal.cancel, { id })).status).toBe(404);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => employee.call(api.withdrawal.cancel, { id })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.status}`))).toEqual(
      new Set(['200 CANCELLED']),
    );
    expect(await balanceOf(employee)).toBe(before);
    const resolve = (status: 'PAID' | 'RETURNED') =>
      admin.call(api.withdrawalAdmin.resolve, { id, body: { status, note: '' } });
    expect((await resolve('PAID')).status).toBe(422);
    expect((await resolve('RETURNED')).status).toBe(422);
    const { kind, text } = (await readMails(test, 2)).at(-1) ?? {};
    expect([kind, text]).toEqual(['WITHDRAWAL_RESULT', expect.stringContaining('zpátky')]);
  });
  it('is taken back by the link in its mail, without signing in, and is safe to open twice', async () => {
    const before = await balanceOf(employee);
    const { id } = (await take({ iban })).body;
    const mail = (await readMails(test, 2)).findLast(({ kind }) => kind === 'WITHDRAWAL_REQUESTED');
    const token = /#token=([\w.-]+)$/.exec(linkIn(mail ?? never()))?.[1] ?? '';
    const nobody = test.createCaller();
    const look = async () =>
      (await nobody.call(api.withdrawalCancellation.get, { body: { token } })).body;
    expect([await look(), await look()]).toMatchObject([
      { status: 'REQUESTED', isCancellable: true },
      { status: 'REQUESTED', isCancellable: true },
    ]);
    const confirm = (value: string) =>
      nobody.call(api.withdrawalCancellation.confirm, { body: { token: value } });
    const [, signature = ''] = token.split('.');
    for (const wrong of [`${id + 1}.${signature}`, `${id}.${'A'.repeat(43)}`, 'x'])
      expect((await confirm(wrong)).body.globalErrors?.[0]?.messageKey).toBe(
        'withdrawal.error.tokenInvalid',
      );
    expect((await confirm(token)).body.status).toBe('CANCELLED');
    expect((await confirm(token)).body.status).toBe('CANCELLED');
    expect(await balanceOf(employee)).toBe(before);
  });
});

describe('a session nobody has proven for a while', () => {
  const age = (minutes: number) => ageSessions(test.db, minutes);
  it('sends money only to an account it has been paid to before', async () => {
    await sql`update withdrawal set status = 'REQUESTED', resolved_at = null
      where status = 'PAID'`.execute(test.db);
    const before = await balanceOf(employee);
    await age(11);
    const refused = await take({ iban, amount: money(100) });
    expect(refused.body.globalErrors?.[0]?.messageKey).toBe('proof.error.needed');
    expect(await balanceOf(employee)).toBe(before);
    await age(0);
    const { id } = (await take({ iban, amount: money(100) })).body;
    await age(11);
    // asked for is not yet paid
    expect((await take({ iban, amount: money(100) })).status).toBe(422);
    await age(0);
    await admin.call(api.withdrawalAdmin.file, {});
    await admin.call(api.withdrawalAdmin.resolve, { id, body: { status: 'PAID', note: '' } });
    await age(11);
    expect((await take({ iban, amount: money(100) })).status).toBe(200);
    await age(0);
    // what was paid there is another's: a colleague's account is no account of one's own
    const paidTo = (userId: number) => hasBeenPaidTo(test.db, userId, iban);
    expect([await paidTo(2), await paidTo(3)]).toEqual([true, false]);
  });
  it('keeps no card to pay with', async () => {
    const topUp = (saveCard: boolean) => begin(employee, { amount: money(20_000), saveCard });
    await age(11);
    const refused = await topUp(true);
    expect(refused.body.globalErrors?.[0]?.messageKey).toBe('proof.error.needed');
    expect((await topUp(false)).status).toBe(200);
    await age(0);
    expect((await topUp(true)).status).toBe(200);
  });
  it('charges no card that is kept: what it brings is spent at a till at once', async () => {
    const charge = () =>
      begin(employee, {
        amount: money(20_000),
        paymentMethod: 'BANK_CARD_TOKEN_VIA_EGATE',
        cardTokenId: 999,
      });
    await age(11);
    const refused = await charge();
    expect(refused.body.globalErrors?.[0]?.messageKey).toBe('proof.error.needed');
    await age(0);
    // the card is asked for next, and there is none
    expect((await charge()).status).toBe(404);
  });
});
