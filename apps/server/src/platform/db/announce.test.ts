import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { announce, atomic, subscribe, listen } from './index.ts';

let database: TestDatabase;
let here: string[];
let elsewhere: string[];
let stop: () => Promise<void>;
beforeAll(async () => {
  database = await cloneDatabase();
  subscribe(database.db, 'news', (payload) => void here.push(payload));
  ({ stop } = await listen(
    database.pool,
    'news',
    (payload) => void elsewhere.push(String(payload)),
  ));
});
beforeEach(() => {
  here = [];
  elsewhere = [];
});
afterAll(async () => {
  await stop();
  await database.drop();
});

it('what a transaction announces is heard here when it has committed, and by others after', async () => {
  await atomic(database.db, async (tx) => {
    await announce(tx, 'news', 'a');
    await atomic(tx, (inner) => announce(inner, 'news', 'b'));
    expect(here).toEqual([]);
  });
  expect(here).toEqual(['a', 'b']);
  await expect.poll(() => elsewhere).toEqual(['a', 'b']);
});
it('what is rolled back was never announced', async () => {
  await expect(
    atomic(database.db, async (tx) => {
      await announce(tx, 'news', 'no');
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await announce(database.db, 'news', 'yes');
  expect(here).toEqual(['yes']);
  await expect.poll(() => elsewhere).toEqual(['yes']);
});
