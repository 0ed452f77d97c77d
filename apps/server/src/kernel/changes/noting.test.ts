import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { tables } from '../../tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const seen = tables.filter(({ isUnseen }) => !isUnseen);
/** Whatever a reader may see something of: the tables administrators manage, with their links and parts. */
const noting = [
  ...new Set([
    ...seen.flatMap(({ table, links, parts }) => [
      table,
      ...Object.values(links).map((link) => link.table),
      ...Object.values(parts).map((part) => part.table),
    ]),
    'media',
    'place',
  ]),
];

describe('tables that readers see something of', () => {
  it.each(noting)('%s notes by itself that it was written', async (table) => {
    const { rows } = await sql<{ events: number }>`
      select bit_or(t.tgtype & 28)::int as events
      from pg_trigger t
      join pg_class c on c.oid = t.tgrelid
      join pg_proc p on p.oid = t.tgfoid
      where c.relname = ${table} and p.proname like 'note\_%'`.execute(database.db);
    // insert, delete, update; of a picture nobody sees anything when it has only just come
    expect(rows[0]?.events).toBe(table === 'media' ? 8 + 16 : 4 + 8 + 16);
  });

  it('note a change once for a statement, and nothing for one that changes nothing', async () => {
    const noted = async (statement: string): Promise<unknown[]> => {
      await sql`delete from catalogue_change`.execute(database.db);
      await database.pool.query(statement);
      const { rows } = await sql`
        select table_name as name, row_ids as ids from catalogue_change`.execute(database.db);
      return rows;
    };
    expect(await noted('update place set population = population')).toEqual([
      { name: 'place', ids: null },
    ]);
    expect(await noted('update place set population = 0 where false')).toEqual([]);
    expect(await noted('delete from category where false')).toEqual([]);
    expect(await noted('update category set active = active where id in (1, 2)')).toEqual([
      { name: 'category', ids: expect.arrayContaining([1, 2]) },
    ]);
  });
});
