import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedUsers } from '../../test/factories.ts';
import { forgetMoney, fillWallet, giveCredits, insertPartner, pay } from '../../test/money.ts';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { atomic } from '../../platform/db/index.ts';
import { expireLots, payOut, recall, returnPayout } from './credit.ts';
import { checkLedger } from './ledger.jobs.ts';
import { capture, refund, voidPayment } from './payment.ts';

/** The examples of docs/money.md: a heading of the third level, and the first table under it. */
const examples = new Map(
  readFileSync(new URL('../../../../../docs/money.md', import.meta.url), 'utf8')
    .split(/^### /m)
    .slice(1)
    .map((part) => [
      part.slice(0, part.indexOf('\n')),
      part
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .slice(2)
        .map((line) =>
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim())
            .join(' | '),
        ),
    ]),
);

const userId = 2;
let database: TestDatabase;
let restaurant: number;
let gym: number;
beforeAll(async () => {
  database = await cloneDatabase();
  await seedUsers(database.db);
  restaurant = await insertPartner(database.db);
  gym = await insertPartner(database.db, { name: 'Gym', mainCategoryId: 6 });
});
afterAll(() => database.drop());
beforeEach(async () => {
  await forgetMoney(database.db);
});

const give = (crowns: number, regime: 'CZ_MEAL' | 'CZ_LEISURE' = 'CZ_MEAL') =>
  giveCredits(database.db, userId, { amount: crowns * 100, regime });
const buy = (crowns: number, fields: object = {}) =>
  pay(database.db, userId, { partnerId: restaurant, amount: crowns * 100, ...fields });
const own = (crowns: number) => fillWallet(database.db, userId, crowns * 100);
const inOne = <T>(work: Parameters<typeof atomic<T>>[1]): Promise<T> => atomic(database.db, work);
const expire = async (): Promise<void> => {
  await sql`update credit_lot set expires_on = current_date - 2 where client_id is not null`.execute(
    database.db,
  );
  await expireLots(database.db, 'CZK');
};
const takeOut = (crowns: number) =>
  inOne((tx) => payOut(tx, { userId, amount: crowns * 100, currency: 'CZK', note: null }));

/** What each example does; amounts in crowns. */
const played: Readonly<Record<string, () => Promise<unknown>>> = {
  'An employer gives credits': () => give(1_000),
  'A payment at a partner': async () => {
    await give(1_000);
    const { movementId } = await buy(200, { isHeld: true });
    await inOne((tx) => capture(tx, movementId, 180_00));
  },
  'A payment that is let go': async () => {
    await give(1_000);
    const { movementId } = await buy(200, { isHeld: true });
    await inOne((tx) => voidPayment(tx, movementId));
  },
  'A payment completed with own money': async () => {
    await give(150);
    await own(500);
    await buy(200, { usePrivate: true });
  },
  'A refund': async () => {
    await give(150);
    await own(500);
    const { movementId } = await buy(200, { usePrivate: true });
    await inOne((tx) => refund(tx, movementId, 80_00));
  },
  'A refund of credits that have expired': async () => {
    await give(1_000);
    const { movementId } = await buy(200);
    await expire();
    await inOne((tx) => refund(tx, movementId, undefined));
  },
  'Credits expire': async () => {
    await give(1_000);
    await buy(200);
    await expire();
  },
  'An employer takes credits back': async () => {
    await give(1_000);
    await buy(200);
    await inOne((tx) => recall(tx, { userId, currency: 'CZK', lotIds: null }));
  },
  'A payment beyond the yearly limit': async () => {
    await sql`
      update client set credit_policy = credit_policy || '{"overLimit":"TAX"}'
      where id = 1`.execute(database.db);
    await give(30_000, 'CZ_LEISURE');
    await pay(database.db, userId, { partnerId: gym, amount: 25_000_00 });
  },
  'A top-up by card': () => own(500),
  'A withdrawal': async () => {
    await own(500);
    await takeOut(300);
  },
  'A withdrawal the bank sends back': async () => {
    await own(500);
    const reversesId = await takeOut(300);
    await inOne((tx) =>
      returnPayout(tx, { userId, amount: 300_00, currency: 'CZK', reversesId, note: 'closed' }),
    );
  },
};

type Booked = { reason: string; from: string; to: string; regime: string; amount: number };
const booked = async (): Promise<string[]> => {
  const { rows } = await sql<Booked>`
    select
      m.type || ' ' || m.reason as reason, e.from_account as from, e.to_account as to, l.regime,
      e.amount
    from ledger_entry e
    join movement m on m.user_id = e.user_id and m.id = e.movement_id
    join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
    order by m.id, case e.to_account when 'HOLD' then 0 when 'PARTNER' then 1 else 2 end, e.position`.execute(
    database.db,
  );
  const crowns = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
  return rows.map(({ reason, from, to, regime, amount }) =>
    [reason, from, to, regime, crowns.format(amount / 100)].join(' | '),
  );
};

describe('docs/money.md', () => {
  it('has an example of every case, and no other', () => {
    expect([...examples.keys()]).toEqual(Object.keys(played));
  });

  it.each(Object.entries(played))('%s is booked as it says', async (name, play) => {
    await play();
    expect(await booked()).toEqual(examples.get(name));
    expect(await checkLedger(database.db)).toEqual([]);
  });
});
