import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import {
  forgetMoney,
  fillWallet,
  giveCredits,
  insertOffer,
  insertPartner,
  pay,
} from '../../test/money.ts';
import { insertMedia } from '../../test/factories.ts';
import { openTestApp } from '../../test/test-app.ts';

const userId = 2;
const test = await openTestApp();
const employee = await test.signedIn('employee');
const gym = await insertPartner(test.db, { name: 'Posilovna', mainCategoryId: 6 });
const offer = await insertOffer(test.db, gym, { price: 60_000 });
beforeEach(async () => {
  await forgetMoney(test.db);
});

const coverage = async (offerId?: number) =>
  (await employee.call(api.coverage.get, { partnerId: gym, offerId })).body;
const amounts = (parts: readonly { regime: string; amount: { amount: number } }[]) =>
  parts.map(({ regime, amount }) => [regime, amount.amount]);

it('the parts of a price are those the payment then takes: credits first, own money for the rest', async () => {
  await giveCredits(test.db, userId, { amount: 48_000 });
  await giveCredits(test.db, userId, { amount: 90_000, regime: 'CZ_MEAL' });
  await fillWallet(test.db, userId, 30_000);
  const answer = await coverage(offer);
  expect(amounts(answer.parts)).toEqual([
    ['CZ_LEISURE', 48_000],
    ['PRIVATE', 12_000],
  ]);
  expect(answer).toMatchObject({ missing: { amount: 0 }, decline: null });
  const { parts } = await pay(test.db, userId, {
    partnerId: gym,
    offerId: offer,
    amount: 60_000,
    usePrivate: true,
  });
  expect(parts.map(({ amount }) => amount)).toEqual([48_000, 12_000]);
});

it('the partner is shown with their logo', async () => {
  const logo = await insertMedia(test.db);
  await sql`update partner set logo = ${logo} where id = ${gym}`.execute(test.db);
  expect(await coverage()).toMatchObject({ partnerName: 'Posilovna', partnerLogo: { uuid: logo } });
});

it('what is missing is said with the reason', async () => {
  await giveCredits(test.db, userId, { amount: 10_000 });
  expect(await coverage(offer)).toMatchObject({
    missing: { amount: 50_000 },
    decline: 'INSUFFICIENT_CREDITS',
  });
  // much money for something else makes none of it missing for another reason
  await giveCredits(test.db, userId, { amount: 90_000, regime: 'CZ_MEAL' });
  expect((await coverage(offer)).decline).toBe('INSUFFICIENT_CREDITS');
});

it('who has credits for other things only is told that they cannot be spent here', async () => {
  await giveCredits(test.db, userId, { amount: 90_000, regime: 'CZ_MEAL' });
  expect(await coverage(offer)).toMatchObject({
    missing: { amount: 60_000 },
    decline: 'NOT_COVERED',
  });
});

it('at a partner all that may be spent there is said, in the order it would be', async () => {
  await giveCredits(test.db, userId, { amount: 5_000, regime: 'TAXED' });
  await giveCredits(test.db, userId, { amount: 20_000 });
  await giveCredits(test.db, userId, { amount: 90_000, regime: 'CZ_MEAL' });
  const answer = await coverage();
  expect(amounts(answer.parts)).toEqual([
    ['CZ_LEISURE', 20_000],
    ['TAXED', 5_000],
  ]);
  expect(answer).toMatchObject({ price: null, missing: null, decline: null });
});

it('a day stands beside how much ends that day, and not beside all that is spent there', async () => {
  await giveCredits(test.db, userId, { amount: 21_000, expiresOn: '2999-12-19' });
  await giveCredits(test.db, userId, { amount: 955_000, expiresOn: '2999-12-31' });
  expect((await coverage()).parts).toMatchObject([
    { amount: { amount: 976_000 }, expiresAt: '2999-12-19', expiring: { amount: 21_000 } },
  ]);
});

it('suspended spending pays nothing', async () => {
  await giveCredits(test.db, userId, { amount: 90_000 });
  await sql`update credit_account set frozen_at = now(), frozen_reason = 'test'`.execute(test.db);
  expect((await coverage(offer)).decline).toBe('FROZEN');
});

it('there is none of what the reader does not see', async () => {
  const hidden = await insertPartner(test.db);
  await sql`
    update partner set visibility = '{"mode":"ONLY","clientIds":[2]}'
    where id = ${hidden}`.execute(test.db);
  const ask = (partnerId: number, offerId?: number) =>
    employee.call(api.coverage.get, { partnerId, offerId });
  expect((await ask(hidden)).status).toBe(404);
  expect((await ask(999_999)).status).toBe(404);
  const other = await insertOffer(test.db, hidden);
  expect((await ask(gym, other)).status).toBe(404);
});
