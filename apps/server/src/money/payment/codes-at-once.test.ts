import { randomBytes } from 'node:crypto';
import { api } from '@cafeteria/contract';
import { beforeEach, expect, it } from 'vitest';
import { forgetMoney, giveCredits, insertPartner } from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';
import { openTill } from '../../test/till.ts';
import { hashOfCode } from './code.ts';
import { findCodeHash, storeCode } from './payment.queries.ts';

const employeeId = 2;
const test = await openTestApp();
const employee = await test.signedIn('employee');
const { till } = await openTill(
  test,
  await test.signedIn('admin'),
  await insertPartner(test.db, { name: 'Bistro' }),
);
beforeEach(async () => {
  await forgetMoney(test.db);
  await giveCredits(test.db, employeeId, { amount: 100_00, regime: 'CZ_MEAL' });
});
const codeOf = async (): Promise<string> =>
  (await employee.call(api.paymentCode.create, { body: {} })).body.code;
const money = (amount: number) => ({ amount, currency: 'CZK' });

it('a code that is written after its repetition was answered does not take its place', async () => {
  const replaces = await findCodeHash(test.db, employeeId);
  const shown = await codeOf();
  const late = { userId: employeeId, deviceId: null, hash: randomBytes(32), replaces };
  const request = { ...late, useTaxed: false, usePrivate: false };
  expect(await storeCode(test.db, request)).toBeUndefined();
  expect((await till.authorize({ code: shown, amount: money(1_00) })).status).toBe(200);
});
it('codes at once are all answered, and the one that stays pays', async () => {
  const codes = await Promise.all([codeOf(), codeOf(), codeOf()]);
  const paid = [];
  for (const code of codes) paid.push((await till.authorize({ code, amount: money(1_00) })).status);
  expect(paid.toSorted()).toEqual([200, 422, 422]);
});
it('codes at once are answered however many there are, and one of them pays', async () => {
  const ask = () => employee.call(api.paymentCode.create, { body: {} });
  const answers = await Promise.all(Array.from({ length: 40 }, ask));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const kept = await findCodeHash(test.db, employeeId);
  const ofKept = answers.filter(({ body }) => kept && hashOfCode(body.code).equals(kept));
  expect(ofKept).toHaveLength(1);
  const code = ofKept[0]?.body.code ?? '';
  expect((await till.authorize({ code, amount: money(1_00) })).status).toBe(200);
});
