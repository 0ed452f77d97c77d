import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const valueOf = async (expression: string) =>
  (await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(database.db))
    .rows[0]?.value;

describe('values from the database', () => {
  it.each([
    ['9007199254740991::int8', 9007199254740991],
    ["date '2026-02-28'", '2026-02-28'],
    ['12.50::numeric(10,2)', '12.50'],
    ["timestamptz '2026-03-29 02:30:00.5+02'", '2026-03-29T00:30:00.500Z'],
    ["timestamptz '2026-03-29 00:30:00.123456Z'", '2026-03-29T00:30:00.123Z'],
    ["timestamptz '2026-03-29 00:30:00Z'", '2026-03-29T00:30:00.000Z'],
    ["timestamptz 'infinity'", 'infinity'],
    ['array[1, null]::int8[]', [1, null]],
    ["array[date '2026-02-28']", ['2026-02-28']],
    ["array[timestamptz '2026-03-29 00:30Z']", ['2026-03-29T00:30:00.000Z']],
    ['\'{"a": [1]}\'::jsonb', { a: [1] }],
    ['null::int8', null],
  ])('reads %s', async (expression, value) => {
    expect(await valueOf(expression)).toEqual(value);
  });

  it('refuses an int8 that a number cannot hold', async () => {
    await expect(valueOf('9007199254740993::int8')).rejects.toThrow(RangeError);
  });
});

it('prepares a statement that repeats, once', async () => {
  const { db, pool } = database;
  await db.transaction().execute(async (tx) => {
    for (const value of [1, 2, 3, 4]) await sql`select ${value}::int as repeated`.execute(tx);
    const { rows } = await sql<{
      count: number;
    }>`select count(*) from pg_prepared_statements where statement like '%as repeated%'`.execute(
      tx,
    );
    expect(rows[0]?.count).toBe(1);
  });
  expect(pool.waitingCount).toBe(0);
});

it('survives a connection that breaks while it is lent out', async () => {
  const { pool } = database;
  const client = await pool.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  await pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  await expect
    .poll(() =>
      client.query('select 1').then(
        () => 'alive',
        () => 'broken',
      ),
    )
    .toBe('broken');
  client.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
