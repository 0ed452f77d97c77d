import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { readChanges, readHorizon } from './catalogue-change.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

it('a look at the same database goes on where the last one ended', async () => {
  const seen = await readHorizon(database.db);
  const { isTooLate, timeline } = await readChanges(database.db, seen);
  expect(isTooLate).toBe(false);
  expect(timeline).toBe(seen.timeline);
});

it('a database on another timeline, as after a failover, may lack what was seen: all is read again', async () => {
  const seen = await readHorizon(database.db);
  const [system, timeline] = seen.timeline.split('/');
  for (const before of [`${system}/00000000`, `0/${timeline}`]) {
    const { isTooLate } = await readChanges(database.db, { ...seen, timeline: before });
    expect(isTooLate).toBe(true);
  }
});
