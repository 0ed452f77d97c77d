import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedUsers } from '../../test/factories.ts';
import {
  endLots,
  forgetMoney,
  fillWallet,
  giveCredits,
  insertPartner,
  pay,
} from '../../test/money.ts';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { atomic } from '../../platform/db/index.ts';
import { unfreezeAccount } from './check.queries.ts';
import { expireLots, recall, releaseOverdueHolds } from './credit.ts';
import { addDays, pragueDay } from './day.ts';
import { checkLedger } from './ledger.jobs.ts';
import { capture, refund, voidPayment } from './payment.ts';

const userId = 2;
let database: TestDatabase;
let partnerId: number;
beforeAll(async () => {
  database = await cloneDatabase();
  await seedUsers(database.db);
  partnerId = await insertPartner(database.db);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await forgetMoney(database.db);
});

type Lot = {
  id: number;
  remaining: number;
  held: number;
  closed: string | null;
  expiresOn: string;
};
const lots = async (of = userId): Promise<Lot[]> =>
  (
    await sql<Lot>`
      select id, remaining, held, closed, expires_on as "expiresOn"
      from credit_lot
      where user_id = ${of}
      order by id`.execute(database.db)
  ).rows;
const remaining = async (of = userId): Promise<number> =>
  (await lots(of)).reduce((total, lot) => total + lot.remaining, 0);
const give = (amount: number, fields: object = {}) =>
  giveCredits(database.db, userId, { amount, regime: 'CZ_MEAL', ...fields });
const meal = (amount: number, fields: object = {}) =>
  pay(database.db, userId, { partnerId, amount, ...fields });

describe('the database itself refuses', () => {
  beforeEach(async () => {
    await give(100);
    await meal(30);
  });
  it.each<[string, string]>([
    ['money that appears in a lot', 'update credit_lot set remaining = remaining + 1'],
    ['a lot below nothing', 'update credit_lot set remaining = -1'],
    ['more held than there was', 'update credit_lot set held = 1000'],
    ['an entry whose amount is changed', 'update ledger_entry set amount = amount + 1'],
    ['an entry that is taken away', 'delete from ledger_entry where seq = 3'],
    ['a first entry that is taken away', 'delete from ledger_entry where seq = 1'],
    ['an entry that goes nowhere', 'update ledger_entry set from_account = to_account'],
    [
      'an entry that does not begin where the last one ended',
      `insert into ledger_entry (user_id, lot_id, seq, movement_id, position, from_account, to_account, amount,
         remaining_before, remaining_after, held_before, held_after)
       select user_id, lot_id, 4, movement_id, 1, 'EMPLOYER', 'LOT', 5, 0, 5, 0, 0 from ledger_entry where seq = 3`,
    ],
    ['more given back than was paid', 'update movement set refunded = amount + 1'],
    [
      'a payment that is neither held nor booked',
      "update movement set status = 'PENDING' where status = 'BOOKED'",
    ],
  ])('%s', async (_what, statement) => {
    await expect(atomic(database.db, (tx) => sql.raw(statement).execute(tx))).rejects.toThrow(
      /violates/,
    );
    expect([await remaining(), await checkLedger(database.db)]).toEqual([70, []]);
  });
});

it('the two sides of everything that ever happened sum to zero', async () => {
  await give(100);
  const { movementId } = await meal(60);
  await atomic(database.db, (tx) => refund(tx, { id: movementId }, 10));
  await endLots(database.db);
  await expireLots(database.db, 'CZK');
  const { rows } = await sql<{ account: string; sum: number }>`
    select account, sum(amount)::bigint as sum
    from ledger_posting
    group by account
    order by account`.execute(database.db);
  expect(rows).toEqual([
    { account: 'EMPLOYER', sum: -100 },
    { account: 'EXPIRED', sum: 50 },
    { account: 'HOLD', sum: 0 },
    { account: 'LOT', sum: 0 },
    { account: 'PARTNER', sum: 50 },
  ]);
});

describe('64 at once', () => {
  it('payments over one balance never overspend', async () => {
    await give(1_000);
    const paid = await Promise.all(Array.from({ length: 64 }, () => meal(100)));
    expect(paid.filter(({ decline }) => decline === null)).toHaveLength(10);
    expect([await remaining(), await checkLedger(database.db)]).toEqual([0, []]);
  });

  it('captures and voids of one payment end it once', async () => {
    await give(100);
    const { movementId } = await meal(100, { isHeld: true });
    const ends = await Promise.allSettled(
      Array.from({ length: 64 }, (_, index) =>
        atomic(database.db, (tx) =>
          index % 2 ? capture(tx, { id: movementId }) : voidPayment(tx, { id: movementId }),
        ),
      ),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await checkLedger(database.db)).toEqual([]);
  });

  it('payments, grants and recalls of many people neither wait in a circle nor lose anything', async () => {
    await sql`
      insert into "user" (id, username, first_name, last_name, language, roles, client_id, active)
      select n, 'u' || n, 'J', 'N', 'CZ', '{ROLE_USER}', 1, true
      from generate_series(100, 119) n
      on conflict (id) do nothing`.execute(database.db);
    const people = Array.from({ length: 20 }, (_, index) => 100 + index);
    for (const one of people)
      await giveCredits(database.db, one, { amount: 500, regime: 'CZ_MEAL' });
    await Promise.all(
      people.flatMap((one) => [
        pay(database.db, one, { partnerId, amount: 200 }),
        giveCredits(database.db, one, { amount: 100, regime: 'CZ_MEAL' }),
        pay(database.db, one, { partnerId, amount: 300 }),
        atomic(database.db, (tx) =>
          recall(tx, { userId: one, clientId: 1, currency: 'CZK', lotIds: null }),
        ),
      ]),
    );
    expect(await checkLedger(database.db)).toEqual([]);
  });
});

describe('expiry', () => {
  it('takes what is past its last day, once', async () => {
    await give(100, { expiresOn: pragueDay() });
    expect(await expireLots(database.db, 'CZK')).toBe(0);
    await endLots(database.db);
    expect(await expireLots(database.db, 'CZK')).toBe(1);
    expect(await expireLots(database.db, 'CZK')).toBe(0);
    expect(await lots()).toMatchObject([{ remaining: 0, closed: 'EXPIRED' }]);
  });

  it('honours what was held before midnight, and takes what is let go after it', async () => {
    await give(100);
    const honoured = await meal(40, { isHeld: true });
    const released = await meal(25, { isHeld: true });
    await endLots(database.db);
    await expireLots(database.db, 'CZK');
    await atomic(database.db, (tx) => capture(tx, { id: honoured.movementId }));
    await atomic(database.db, (tx) => voidPayment(tx, { id: released.movementId }));
    expect(await remaining()).toBe(25);
    expect((await meal(25)).decline).toBe('INSUFFICIENT_CREDITS');
    await expireLots(database.db, 'CZK');
    expect([await remaining(), await checkLedger(database.db)]).toEqual([0, []]);
  });
});

describe('a refund', () => {
  it('goes back along the lots that paid, last first', async () => {
    await give(100, { expiresOn: addDays(pragueDay(), 10) });
    await give(100, { expiresOn: addDays(pragueDay(), 20) });
    const { movementId } = await meal(150);
    await atomic(database.db, (tx) => refund(tx, { id: movementId }, 60));
    expect((await lots()).map((lot) => lot.remaining)).toEqual([10, 100]);
    await atomic(database.db, (tx) => refund(tx, { id: movementId }, undefined));
    expect((await lots()).map((lot) => lot.remaining)).toEqual([100, 100]);
  });

  it('to a lot that has expired opens one of 30 days', async () => {
    await give(100);
    const { movementId } = await meal(80);
    await endLots(database.db);
    await expireLots(database.db, 'CZK');
    await atomic(database.db, (tx) => refund(tx, { id: movementId }, undefined));
    expect((await lots())[1]).toMatchObject({
      remaining: 80,
      expiresOn: addDays(pragueDay(), 30),
    });
  });

  it('that was given time once is given no more: what is bought with it and given back ends on its day', async () => {
    await give(100);
    const buyAndGiveBackLate = async (): Promise<void> => {
      const { movementId } = await meal(80);
      await endLots(database.db);
      await expireLots(database.db, 'CZK');
      await atomic(database.db, (tx) => refund(tx, { id: movementId }, undefined));
    };
    await buyAndGiveBackLate();
    await buyAndGiveBackLate();
    const [, first, second] = await lots();
    expect(second).toMatchObject({ remaining: 80, expiresOn: first?.expiresOn });
    expect(second?.expiresOn).not.toBe(addDays(pragueDay(), 30));
  });

  it('gives the limit of the year of the purchase its room back, whenever it comes', async () => {
    const sport = await insertPartner(database.db, { name: 'Sport', mainCategoryId: 6 });
    const used = async () =>
      (await sql<{ used: number }>`select used from regime_usage`.execute(database.db)).rows;
    await give(1_000, { regime: 'CZ_LEISURE' });
    const { movementId } = await pay(database.db, userId, { partnerId: sport, amount: 400 });
    await atomic(database.db, (tx) => refund(tx, { id: movementId }, 100));
    expect(await used()).toEqual([{ used: 300 }]);
    await sql`
      update movement set occurred_at = occurred_at - interval '1 year'
      where id = ${movementId}`.execute(database.db);
    await sql`update regime_usage set year = year - 1`.execute(database.db);
    await atomic(database.db, (tx) => refund(tx, { id: movementId }, 100));
    expect(await used()).toEqual([{ used: 200 }]);
  });
});

it('a hold past its 15 minutes is let go by itself', async () => {
  await give(100);
  await meal(100, { isHeld: true });
  await sql`update movement set held_until = now() - interval '1 second' where status = 'PENDING'`.execute(
    database.db,
  );
  expect(await releaseOverdueHolds(database.db)).toBe(1);
  expect(await remaining()).toBe(100);
});

it("an employer's recall never touches own money", async () => {
  await give(100);
  await fillWallet(database.db, userId, 70);
  const taken = await atomic(database.db, (tx) =>
    recall(tx, { userId, clientId: 1, currency: 'CZK', lotIds: null }),
  );
  expect([taken, await remaining()]).toEqual([100, 70]);
});

it('a recall leaves what is past its day to the expiry', async () => {
  await give(100);
  const held = await meal(100, { isHeld: true });
  await endLots(database.db);
  await expireLots(database.db, 'CZK');
  await atomic(database.db, (tx) => voidPayment(tx, { id: held.movementId }));
  const taken = await atomic(database.db, (tx) =>
    recall(tx, { userId, clientId: 1, currency: 'CZK', lotIds: null }),
  );
  await expireLots(database.db, 'CZK');
  expect([taken, await lots()]).toMatchObject([0, [{ remaining: 0, closed: 'EXPIRED' }]]);
});

it('a person whose money does not add up spends nothing until somebody has looked', async () => {
  await give(100);
  await meal(10);
  await sql`update regime_usage set used = used + 1`.execute(database.db);
  expect(await checkLedger(database.db)).toMatchObject([
    { userId, what: 'limit', expected: 10, found: 11 },
  ]);
  expect((await meal(10)).decline).toBe('FROZEN');
  await sql`update regime_usage set used = used - 1`.execute(database.db);
  await unfreezeAccount(database.db, userId);
  expect((await meal(10)).decline).toBeNull();
});
