import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { noteChange, noting } from './catalogue-change.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

it('tables that are left to note their rows themselves do', async () => {
  const { rows } = await sql<{ name: string; triggers: number }>`
    select c.relname as name, count(*)::int as triggers
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    join pg_proc p on p.oid = t.tgfoid
    where p.proname = 'note_written_rows'
    group by 1`.execute(database.db);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...noting].toSorted());
  expect(rows.every(({ triggers }) => triggers === 3)).toBe(true);
});

it('of others the table is noted, once', async () => {
  const tables = ['partner', 'carousel', 'carousel', 'announcement'] as const;
  await noteChange(database.db, tables);
  const { rows } = await sql<{ name: string }>`
    select table_name as name from catalogue_change where row_ids is null order by 1`.execute(
    database.db,
  );
  expect(rows.map(({ name }) => name)).toEqual(['announcement', 'carousel']);
});
