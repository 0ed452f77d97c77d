import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOfDay } from '../../kernel/business-day.ts';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { atomic, type Db } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

/** Statements prepared on one connection that have this in them, after they were sent three times. */
const prepared = (part: string, send: (tx: Db) => Promise<unknown>): Promise<string[]> =>
  atomic(database.db, async (tx) => {
    for (let time = 0; time < 3; time += 1) await send(tx);
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements
      where position(${part} in statement) > 0 and position('pg_prepared' in statement) = 0`.execute(
      tx,
    );
    return rows.map(({ statement }) => statement);
  });

it('a statement that comes again is prepared', async () => {
  const send = (tx: Db) => sql`select id from movement where user_id = ${1}`.execute(tx);
  expect(await prepared('from movement where user_id', send)).toHaveLength(1);
});

it('one that asks from a day or for what is like a word never is: each is planned for its own values', async () => {
  const since = (tx: Db) =>
    sql`select id from movement where occurred_at >= ${startOfDay('2026-01-01')}`.execute(tx);
  const like = (tx: Db) => sql`select id from movement where note like ${'%a%'}`.execute(tx);
  expect(await prepared('where occurred_at', since)).toEqual([]);
  expect(await prepared('where note', like)).toEqual([]);
});
