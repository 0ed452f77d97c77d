import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../platform/db/index.ts';
import { seeded } from '../platform/seeded.ts';
import { growCatalogue, randomChange } from './random-change.ts';
import { columnsOfReplica } from './read-columns.ts';
import { openTestApp } from './test-app.ts';

/** What never changes in the product while it runs, and why. */
const fixed: Readonly<Record<string, string>> = {
  'category.id': 'the categories are those of the seed: none comes, none goes',
  'category.code': 'says which of the seed’s categories it is',
};

type Kept = ReadonlyMap<string, Readonly<Record<string, unknown>>>;
/** The rows of a table by their primary keys, and which columns these are. */
const rowsOf = async (db: Db, table: string): Promise<{ keys: string[]; kept: Kept }> => {
  const { rows: keyed } = await sql<{ name: string }>`
    select a.attname as name
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = ${table}::regclass and i.indisprimary`.execute(db);
  const keys = keyed.map(({ name }) => name);
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from ${sql.table(table)} t`.execute(db);
  const keyOf = (row: Record<string, unknown>) => JSON.stringify(keys.map((key) => row[key]));
  return { keys, kept: new Map(rows.map(({ row }) => [keyOf(row), row])) };
};

const test = await openTestApp();
await growCatalogue(test.db);
const read = await columnsOfReplica(test.db);
const tables = [...new Set(read.map((column) => column.split('.')[0] ?? ''))];

/** The columns of a table in which its rows differ, as `offer.price`; of its keys when rows came or went. */
const differing = (table: string, keys: readonly string[], old: Kept, kept: Kept): string[] => {
  const same = [...kept].filter(([key]) => old.has(key));
  const changed = same.filter(([key, row]) => JSON.stringify(old.get(key)) !== JSON.stringify(row));
  const hasOthers = same.length < kept.size || same.length < old.size;
  const columns = changed.flatMap(([key, row]) =>
    Object.entries(row).flatMap(([column, value]) =>
      isDeepStrictEqual(old.get(key)?.[column], value) ? [] : column,
    ),
  );
  return [...(hasOthers ? keys : []), ...columns].map((column) => `${table}.${column}`);
};

/** The columns among some which nothing in many random changes has changed. */
const untouched = async (columns: readonly string[]): Promise<readonly string[]> => {
  const random = seeded(20_261_129);
  const left = new Set(columns);
  const before = new Map<string, Kept>();
  for (let round = 0; round < 200 && left.size > 1; round += 1) {
    for (const table of tables) {
      const { keys, kept } = await rowsOf(test.db, table);
      const old = before.get(table) ?? kept;
      for (const column of differing(table, keys, old, kept)) left.delete(column);
      before.set(table, kept);
    }
    await test.db.transaction().execute(async (tx) => {
      for (let at = 0; at < 50; at += 1) await randomChange(tx, random);
    });
  }
  return [...left];
};
const whatToDo =
  'nothing in test/random-change.ts changes what the readers’ replica reads: add it there';

it('every column the replica reads is changed by a random change', async () => {
  expect(read.length).toBeGreaterThan(60);
  const changing = read.filter((column) => !(column in fixed));
  // stands for what somebody has forgotten: no change is made of it
  const forgotten = 'media.sha256';
  expect(await untouched([...changing, forgotten]), whatToDo).toEqual([forgotten]);
});
it('what is excused from it is read', () =>
  expect(Object.keys(fixed).filter((column) => !read.includes(column))).toEqual([]));
