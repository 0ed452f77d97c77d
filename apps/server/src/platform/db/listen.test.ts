import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { listen } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

it('hears messages, and says after a broken connection that some may be missed', async () => {
  const heard: (string | undefined)[] = [];
  const listening = await listen(database.pool, 'catalogue', (payload) => heard.push(payload));
  await database.pool.query("notify catalogue, 'one'");
  await expect.poll(() => heard).toEqual(['one']);

  await database.pool.query(
    `select pg_terminate_backend(pid)
    from pg_stat_activity
    where query ilike 'listen%' and datname = current_database()`,
  );
  await expect.poll(() => heard).toEqual(['one', undefined]);
  await database.pool.query("notify catalogue, 'two'");
  await expect.poll(() => heard).toEqual(['one', undefined, 'two']);

  await listening.stop();
  await database.pool.query("notify catalogue, 'three'");
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)
    from pg_stat_activity
    where query ilike 'listen%' and datname = current_database()`,
  );
  expect(rows[0]?.count).toBe(0);
  expect(heard).toHaveLength(3);
});
