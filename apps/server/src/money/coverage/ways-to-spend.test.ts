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
const inTen = addDays(today, 10);
const inForty = addDays(today, 40);
const test = await openTestApp();
const employee = await test.signedIn('employee');
await sql`update partner set active = false`.execute(test.db);
const bistro = await insertPartner(test.db, { name: 'Bistro' });
const gym = await insertPartner(test.db, { name: 'Posilovna', mainCategoryId: 6 });
const month = await insertOffer(test.db, gym, { price: 60_000 });
const books = await insertPartner(test.db, {
  name: 'Knihy',
  mainCategoryId: 3,
  subcategoryIds: [301, 303],
});
const printed = await insertOffer(test.db, books, { price: 50_000, subcategoryIds: [301] });
await test.follow();
beforeEach(() => forgetMoney(test.db));

type Asked = Parameters<typeof ask>[0];
const ask = async (
  query: { money?: string; since?: string; lat?: number; lng?: number } = {},
  caller = employee,
) => (await caller.call(api.coverage.ways, query)).body;
const shown = async (query?: Asked) =>
  (await ask(query)).ways.map(({ card, label, missing }) => [
    card.type,
    card.id,
    label,
    missing?.amount ?? null,
  ]);

describe('ways to spend some money', () => {
  it('are what the till takes it for: a price it reaches before a place that takes it', async () => {
    await giveCredits(test.db, userId, {
      amount: 90_000,
      expiresOn: inForty,
      allowedCategoryIds: [6],
    });
    await giveCredits(test.db, userId, { amount: 20_000, regime: 'CZ_MEAL' });
    expect(await shown({ money: `CZ_LEISURE.${inForty}` })).toEqual([
      ['OFFER', month, 'Volný čas', null],
    ]);
    expect(await shown({ money: 'CZ_MEAL' })).toEqual([['PARTNER', bistro, 'Stravování', null]]);
    const { parts } = await pay(test.db, userId, {
      partnerId: gym,
      offerId: month,
      amount: 60_000,
    });
    expect(parts).toHaveLength(1);
  });

  it('are a place that takes any sum before a price the money does not reach', async () => {
    await giveCredits(test.db, userId, {
      amount: 45_000,
      expiresOn: inTen,
      allowedCategoryIds: [6],
    });
    expect(await shown({ money: inTen })).toEqual([['PARTNER', gym, 'Volný čas', null]]);
  });

  it('say what has to be paid besides where only a dearer thing takes the money', async () => {
    await giveCredits(test.db, userId, { amount: 20_000, allowedCategoryIds: [3] });
    expect(await shown({ money: 'BENEFIT' })).toEqual([['OFFER', printed, 'Volný čas', 30_000]]);
  });

  it('are of what ends in between, where what ends earlier is asked about apart', async () => {
    await giveCredits(test.db, userId, {
      amount: 50_000,
      expiresOn: inTen,
      allowedCategoryIds: [6],
    });
    await giveCredits(test.db, userId, {
      amount: 50_000,
      expiresOn: inForty,
      allowedCategoryIds: [6],
    });
    expect(await shown({ money: inForty })).toEqual([['OFFER', month, 'Volný čas', null]]);
    expect(await shown({ money: inForty, since: inForty })).toEqual([
      ['PARTNER', gym, 'Volný čas', null],
    ]);
  });

  it('are of credits that go back earlier, as the balance says, because their owner leaves', async () => {
    await giveCredits(test.db, userId, { amount: 90_000, expiresOn: inForty });
    const leave = (day: string | null) =>
      sql`update "user" set employment_to = ${day} where id = ${userId}`.execute(test.db);
    await leave(addDays(today, -1));
    const { nextExpiry } = (await employee.call(api.balance.get, {})).body;
    const day = nextExpiry?.date ?? '';
    expect(day < inForty).toBe(true);
    expect(await shown({ money: `CZ_LEISURE.${day}`, since: day })).not.toEqual([]);
    await leave(null);
  });

  it('keep to the categories credits are given for', async () => {
    await giveCredits(test.db, userId, { amount: 90_000, allowedCategoryIds: [2] });
    expect(await shown({ money: 'BENEFIT' })).toEqual([]);
  });

  it('of all there is are a few of different categories', async () => {
    await fillWallet(test.db, userId, 90_000);
    const { ways } = await ask();
    expect(new Set(ways.map(({ card }) => card.categoryCode)).size).toBe(3);
  });

  it('are near the reader where they say where they are, else near the town of their address', async () => {
    await giveCredits(test.db, userId, { amount: 20_000, regime: 'CZ_MEAL' });
    expect((await ask({ money: 'MEAL', lat: 50.08, lng: 14.43 })).near).toBe('POSITION');
    expect((await ask({ money: 'MEAL' })).near).toBe(null);
    expect((await employee.call(api.coverage.town, {})).body).toEqual({ town: null });
    const address = { street: null, houseNumber: '1', postalCode: '11000', city: 'Praha' };
    await sql`
      update "user"
      set delivery_address = ${JSON.stringify({ ...address, country: 'CZ' })}::jsonb
      where id = ${userId}`.execute(test.db);
    await sql`
      insert into place (id, name, folded, country, lat, lng, population)
      values ('test:praha', 'Praha', 'praha', 'CZ', 50.08, 14.43, 1000000)
      on conflict do nothing`.execute(test.db);
    expect((await ask({ money: 'MEAL' })).near).toBe('TOWN');
    expect((await employee.call(api.coverage.town, {})).body.town?.name).toBe('Praha');
  });

  it('are discounts for who has nothing at all, and nothing while the account is looked into', async () => {
    await sql`
      update offer set price_type = 'DISCOUNT', price = null, discount_percent = 20
      where id = ${month}`.execute(test.db);
    await test.follow();
    expect(await shown()).toEqual([['OFFER', month, null, null]]);
    expect(await shown({ money: 'BENEFIT' })).toEqual([]);
    await giveCredits(test.db, userId, { amount: 20_000, regime: 'CZ_MEAL' });
    expect(await shown()).toEqual([['PARTNER', bistro, 'Stravování', null]]);
    await sql`update credit_account set frozen_at = now(), frozen_reason = 'test'`.execute(test.db);
    expect(await shown()).toEqual([]);
  });

  it('are of one’s own money alone, and of a word that means money', async () => {
    expect((await employee.call(api.coverage.ways, { money: 'GOLD' })).status).toBe(400);
    expect((await test.createCaller().call(api.coverage.ways, {})).status).toBe(401);
  });
});
