import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  fillWallet,
  forgetMoney,
  giveCredits,
  insertOffer,
  insertPartner,
  pay,
} from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';
import { addDays, pragueDay } from '../ledger/index.ts';

const userId = 2;
const today = pragueDay();
const test = await openTestApp();
const employee = await test.signedIn('employee');
const other = await test.signedIn('other');
const books = await insertPartner(test.db, {
  name: 'Knihy',
  mainCategoryId: 3,
  subcategoryIds: [301, 303],
});
const printed = await insertOffer(test.db, books, { subcategoryIds: [301] });
await test.follow();
beforeEach(() => forgetMoney(test.db));

const ask = async (money?: string, caller = employee) =>
  (await caller.call(api.coverage.money, { money })).body;

describe('money a list can be narrowed to', () => {
  it('is what somebody may spend today, by what it is good for, own money last', async () => {
    await fillWallet(test.db, userId, 30_000);
    await giveCredits(test.db, userId, { amount: 90_000, expiresOn: addDays(today, 30) });
    await giveCredits(test.db, userId, { amount: 5_000, regime: 'CZ_HEALTH' });
    await giveCredits(test.db, userId, {
      amount: 7_000,
      regime: 'CZ_MEAL',
      validFrom: addDays(today, 2),
    });
    const { choices, ending, chosen, purchases } = await ask();
    expect(choices.map(({ value, label, amount }) => [value, label, amount.amount])).toEqual([
      ['CZ_LEISURE', 'Volný čas', 90_000],
      ['CZ_HEALTH', 'Zdraví', 5_000],
      ['PRIVATE', 'Vlastní peníze', 30_000],
    ]);
    expect(ending).toMatchObject({
      value: addDays(today, 30),
      amount: { amount: 90_000 },
      expiresAt: addDays(today, 30),
    });
    expect([chosen, purchases]).toEqual([null, null]);
  });

  it('pays purchases that say nothing of whose it is', async () => {
    await giveCredits(test.db, userId, { amount: 90_000, allowedCategoryIds: [6, 3] });
    await giveCredits(test.db, userId, { amount: 5_000, regime: 'CZ_HEALTH' });
    expect((await ask('BENEFIT')).purchases).toBe('CZ_LEISURE.3.6,CZ_HEALTH');
    expect((await ask('CZ_HEALTH')).purchases).toBe('CZ_HEALTH');
  });

  it.each([
    ['of somebody who has none', 'BENEFIT', 'NOTHING', other],
    ['whose day is over', `BENEFIT.${addDays(today, -1)}`, 'EXPIRED', employee],
    ['that ends later', `BENEFIT.${addDays(today, 1)}`, 'NOTHING', employee],
    ['that is another pot', 'MEAL', 'NOTHING', employee],
    ['that is good', 'BENEFIT', 'GOOD', employee],
  ] as const)('%s says so: %s is %s', async (_, money, state, caller) => {
    await giveCredits(test.db, userId, { amount: 90_000, expiresOn: addDays(today, 30) });
    const { chosen, purchases } = await ask(money, caller);
    expect([chosen?.state, chosen?.value, purchases === null]).toEqual([
      state,
      money,
      state !== 'GOOD',
    ]);
  });

  it('that was spent meanwhile is nothing', async () => {
    await giveCredits(test.db, userId, { amount: 20_000 });
    await pay(test.db, userId, { partnerId: books, offerId: printed, amount: 20_000 });
    expect((await ask('CZ_LEISURE')).chosen).toMatchObject({
      state: 'NOTHING',
      label: 'Volný čas',
      amount: { amount: 0 },
    });
  });

  it('is kept from being spent by a used up limit, or by a look into the account', async () => {
    await giveCredits(test.db, userId, { amount: 20_000 });
    await sql`
      insert into regime_usage (user_id, client_id, year, regime, used)
      values (${userId}, 1, ${Number(today.slice(0, 4))}, 'CZ_LEISURE', 900000000)`.execute(
      test.db,
    );
    expect((await ask('BENEFIT')).chosen?.state).toBe('LIMIT');
    await sql`update credit_account set frozen_at = now(), frozen_reason = 'test'`.execute(test.db);
    expect((await ask('BENEFIT')).chosen?.state).toBe('FROZEN');
  });

  it('of no such name is refused, and nobody else is told of anybody’s', async () => {
    expect((await employee.call(api.coverage.money, { money: 'GOLD' })).status).toBe(400);
    expect((await test.createCaller().call(api.coverage.money, {})).status).toBe(401);
  });
});

describe('a list that is narrowed to purchases', () => {
  const partnersOf = async (purchases: string) =>
    (await employee.call(api.card.category, { id: 3, purchases })).body.content.map(({ id }) => id);
  it('holds who takes the money for an offer only, and says so beside it', async () => {
    await giveCredits(test.db, userId, { amount: 20_000 });
    expect(await partnersOf('CZ_LEISURE')).toEqual([books]);
    const { partners, offers } = (
      await employee.call(api.coverage.list, { partners: `${books}`, offers: `${printed}` })
    ).body;
    expect([partners, offers]).toEqual([
      [{ id: books, isPartly: true, parts: [expect.objectContaining({ label: 'Volný čas' })] }],
      [{ id: printed, isPartly: false, parts: [expect.objectContaining({ label: 'Volný čas' })] }],
    ]);
  });

  it('is one answer for everybody, and loses who stops selling it', async () => {
    for (let time = 0; time < 3; time += 1) expect(await partnersOf('CZ_LEISURE')).toEqual([books]);
    await sql`update offer set active = false where id = ${printed}`.execute(test.db);
    await test.follow();
    expect(await partnersOf('CZ_LEISURE')).toEqual([]);
    await sql`update offer set active = true where id = ${printed}`.execute(test.db);
    await test.follow();
    expect(await partnersOf('CZ_LEISURE')).toEqual([books]);
    await sql`update subcategory set tax_regime = 'CZ_LEISURE' where id = 303`.execute(test.db);
    await test.follow();
    expect(await partnersOf('PRIVATE')).toEqual([]);
  });

  it.each(['GOLD', 'CZ_MEAL.x', 'CZ_MEAL,CZ_MEAL'])('of %s is refused', async (purchases) => {
    expect((await employee.call(api.card.category, { id: 3, purchases })).status).toBe(400);
  });
});
