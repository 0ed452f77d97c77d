import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateScore } from '../../catalogue/partner/score.queries.ts';
import { seedUsers } from '../../test/factories.ts';
import { giveCredits, insertPartner, pay } from '../../test/money.ts';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';

let database: TestDatabase;
let partnerId: number;
beforeAll(async () => {
  database = await cloneDatabase();
  await seedUsers(database.db);
  partnerId = await insertPartner(database.db);
  await giveCredits(database.db, 2, { amount: 100, regime: 'CZ_MEAL' });
});
afterAll(() => database.drop());

const score = async (): Promise<number> => {
  await updateScore(database.db);
  const { rows } = await sql<{ score: number }>`
    select score from partner where id = ${partnerId}`.execute(database.db);
  return rows[0]?.score ?? 0;
};

it('payments raise the score of their partner for thirty days; what was only held does not', async () => {
  const before = await score();
  await pay(database.db, 2, { partnerId, amount: 10 });
  await pay(database.db, 2, { partnerId, amount: 10 });
  await pay(database.db, 2, { partnerId, amount: 10, isHeld: true });
  expect(await score()).toBeCloseTo(before + 80 * Math.log(3), 6);
  await sql`update movement set occurred_at = occurred_at - interval '31 days'`.execute(
    database.db,
  );
  expect(await score()).toBeCloseTo(before, 6);
});
