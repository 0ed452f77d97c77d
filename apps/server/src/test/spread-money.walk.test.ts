import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from './test-database.ts';

/**
 * What a distributed engine would spread over machines by `user_id` (docs/scaling.md): the ledger and what lies beside
 * it row by row. Each statement of that document is read here, so that it names the tables there are.
 */
const commands = readFileSync(new URL('../../../../docs/scaling.md', import.meta.url), 'utf8');
const named = (call: string): string[] =>
  [...commands.matchAll(new RegExp(`select ${call}\\('"?(\\w+)"?'`, 'g'))].map(
    ([, table = '']) => table,
  );
const spread = named('create_distributed_table');
const everywhere = named('create_reference_table');

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

/** Keys that do not begin with the person, and what has to become of them before the tables are spread. */
const otherKeys: Readonly<Record<string, string>> = {
  'movement (deposit_id)':
    'a deposit is booked once: its own row, which stays with the coordinator, is locked first',
};

type Key = { readonly table: string; readonly columns: string[] };
const keysOf = async (): Promise<Key[]> =>
  (
    await sql<Key>`
      select c.relname as "table", array_agg(a.attname::text order by k.nr) as columns
      from pg_index i
      join pg_class c on c.oid = i.indrelid
      cross join unnest(i.indkey) with ordinality k (attnum, nr)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where i.indisunique
        and c.relnamespace = 'public'::regnamespace
        and c.relname = any (${spread})
      group by c.relname, i.indexrelid
      order by 1`.execute(database.db)
  ).rows;
type Reference = Key & { readonly to: string };
const referencesOf = async (): Promise<Reference[]> =>
  (
    await sql<Reference>`
      select c.relname as "table", f.relname as "to",
        array_agg(a.attname::text order by k.nr) as columns
      from pg_constraint o
      join pg_class c on c.oid = o.conrelid
      join pg_class f on f.oid = o.confrelid
      cross join unnest(o.conkey) with ordinality k (attnum, nr)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where o.contype = 'f' and c.relname = any (${spread})
      group by c.relname, f.relname, o.oid
      order by 1, 2`.execute(database.db)
  ).rows;

describe('the tables of money that can be spread over machines by person', () => {
  it('are in the database, and so are those every machine would have', async () => {
    expect(spread.length).toBeGreaterThan(5);
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public'`.execute(database.db);
    const tables = new Set(rows.map(({ name }) => name));
    expect([...spread, ...everywhere].filter((table) => !tables.has(table))).toEqual([]);
  });
  it('have keys that begin with the person, for no machine sees the others’ rows', async () => {
    const others = (await keysOf()).filter(({ columns }) => columns[0] !== 'user_id');
    expect(others.map(({ table, columns }) => `${table} (${columns.join(', ')})`)).toEqual(
      Object.keys(otherKeys),
    );
  });
  it('refer to rows of the same person, or to what every machine has', async () => {
    const wrong = (await referencesOf()).filter(({ to, columns }) =>
      spread.includes(to) ? columns[0] !== 'user_id' : !everywhere.includes(to),
    );
    expect(wrong).toEqual([]);
  });
  it('have no trigger but those the document tells what becomes of', async () => {
    const { rows } = await sql<{ table: string; name: string }>`
      select c.relname as "table", t.tgname as name
      from pg_trigger t
      join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relname = any (${[...spread, ...everywhere]})
      order by 1, 2`.execute(database.db);
    const untold = rows
      .map(({ table, name }) => `\`${table}.${name}\``)
      .filter((name) => !commands.includes(name));
    expect(untold).toEqual([]);
  });
  it('number what there will be billions of by eight bytes', async () => {
    const { rows } = await sql<{ column: string }>`
      select table_name || '.' || column_name as column
      from information_schema.columns
      where table_schema = 'public'
        and table_name = any (${spread})
        and (column_name in ('lot_id', 'movement_id', 'reverses_id')
          or column_name = 'id' and table_name in ('credit_lot', 'movement'))
        and data_type <> 'bigint'`.execute(database.db);
    expect(rows).toEqual([]);
  });
});
