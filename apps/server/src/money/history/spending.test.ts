import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { atomic } from '../../platform/db/index.ts';
import { forgetMoney, giveCredits, insertPartner, pay } from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';
import { addDays, pragueDay, refund } from '../ledger/index.ts';
import { amountOf } from './keyword.queries.ts';

const userId = 2;
const today = pragueDay();
const thisMonth = today.slice(0, 7);
const test = await openTestApp();
const employee = await test.signedIn('employee');
const administrator = await test.signedIn('admin');
const gym = await insertPartner(test.db, { name: 'Žluťoučká posilovna', mainCategoryId: 6 });
const clinic = await insertPartner(test.db, {
  name: 'Poliklinika',
  mainCategoryId: 7,
  healthcareProvider: true,
});
beforeEach(async () => {
  await forgetMoney(test.db);
});
const history = async (query: { keyword?: string; limit?: number } = {}) =>
  (await employee.call(api.history.list, query)).body;
const titles = async (keyword: string) =>
  (await history({ keyword })).items.map(({ title }) => title);
const spending = async () => (await employee.call(api.history.spending, {})).body;

const twoPayments = async () => {
  await giveCredits(test.db, userId, { amount: 100_000, note: 'Rok 2026' });
  await giveCredits(test.db, userId, { amount: 20_000, regime: 'CZ_HEALTH' });
  const bought = await pay(test.db, userId, { partnerId: gym, amount: 4_050 });
  await pay(test.db, userId, { partnerId: clinic, amount: 20_000 });
  return bought;
};

describe('a word in a history', () => {
  it('finds where it was and what it was without accents, in any language, and an amount', async () => {
    await twoPayments();
    expect(await titles('zlutoucka POSIL')).toEqual(['Žluťoučká posilovna']);
    expect(await titles('zdravi')).toEqual(['Poliklinika']);
    expect(await titles('40,5')).toEqual(['Žluťoučká posilovna']);
    expect(await titles('200')).toEqual(['Poliklinika', 'Kredity od zaměstnavatele']);
    expect(await titles('rok 2026')).toEqual(['Kredity od zaměstnavatele']);
    expect(await titles('nikde')).toEqual([]);
    expect(await titles('%')).toEqual([]);
    expect(await titles(' ')).toHaveLength(4);
  });

  it('is not asked of other people: the name of a clinic would tell of health', async () => {
    await twoPayments();
    const query = { id: userId, keyword: 'poliklinika' };
    const { body } = await administrator.call(api.userCredit.history, query);
    expect(body.total).toBe(4);
  });

  it('is an amount when it reads as one', () => {
    expect(['473', '1 200', '59,9', '59.90', 'č. 4', '1,234', ''].map(amountOf)).toEqual([
      47_300,
      120_000,
      5_990,
      5_990,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the months of a history', () => {
  it('say what came and what went, whole however little of them is on the page', async () => {
    const bought = await twoPayments();
    await atomic(test.db, (tx) => refund(tx, { id: bought.movementId }, 1_000));
    await pay(test.db, userId, { partnerId: gym, amount: 900_000 });
    expect((await history({ limit: 1 })).months).toEqual([
      { month: thisMonth, received: 121_000, spent: 24_050 },
    ]);
    expect((await history({ keyword: 'posilovna' })).months).toEqual([
      { month: thisMonth, received: 1_000, spent: 4_050 },
    ]);
  });
});

describe('where money went', () => {
  it('tells each category of twelve months, less what came back, and the pace of the last 90 days', async () => {
    const bought = await twoPayments();
    await atomic(test.db, (tx) => refund(tx, { id: bought.movementId }, 1_000));
    await sql`
      update credit_lot set granted_at = now() - interval '200 days' where user_id = ${userId}`.execute(
      test.db,
    );
    const { months, pace } = await spending();
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toEqual({
      month: thisMonth,
      parts: [
        { category: 'SPORT', name: 'Sport', amount: 3_050 },
        { category: 'HEALTH', name: 'Zdraví', amount: 20_000 },
      ],
    });
    expect(months.slice(0, -1).every(({ parts }) => parts.length === 0)).toBe(true);
    expect(pace).toEqual({ days: 90, spent: { BENEFIT: 23_050, MEAL: 0, PRIVATE: 0 } });
  });

  it('tells no pace of few days, and a pace of as many as there were', async () => {
    expect((await spending()).pace).toBeNull();
    await twoPayments();
    expect((await spending()).pace).toBeNull();
    await sql`
      update credit_lot set granted_at = ${`${addDays(today, -29)}T10:00:00Z`}
      where user_id = ${userId}`.execute(test.db);
    expect((await spending()).pace?.days).toBe(30);
  });
});
