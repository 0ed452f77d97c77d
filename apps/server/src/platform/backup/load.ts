import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import type { Sums } from './dump.ts';
import { copied, quoted, readLayout, type TableLayout } from './layout.ts';

/** Whether somebody has used this database: a new one has no tables at all. */
export const isUntouched = async (pool: pg.Pool): Promise<boolean> => {
  const { rows } = await pool.query<{ isThere: boolean }>(
    `select to_regclass('public.migration') is not null as "isThere"`,
  );
  return rows[0]?.isThere === false;
};

const differences = (expected: Sums['rows'], found: ReadonlyMap<string, number>): string[] =>
  Object.entries(expected).flatMap(([name, rows]) =>
    found.get(name) === rows ? [] : [`${name}: ${found.get(name) ?? 0} rows instead of ${rows}`],
  );

const setTriggers = async (
  client: pg.ClientBase,
  tables: readonly TableLayout[],
  state: 'enable' | 'disable',
): Promise<void> => {
  for (const { name } of tables)
    await client.query(`alter table ${quoted(name)} ${state} trigger user`);
};

/** Makes room for what is loaded: triggers first, for one of them keeps a journal from being emptied. */
const prepare = async (client: pg.ClientBase): Promise<TableLayout[]> => {
  await client.query('begin');
  const layout = await readLayout(client);
  await setTriggers(client, layout, 'disable');
  await client.query(`truncate ${layout.map(({ name }) => quoted(name)).join(', ')}`);
  return layout;
};

/**
 * Fills a migrated database in one transaction: all of it or nothing. What its migrations put there goes, its triggers
 * rest (what they make is in the rows), its constraints hold.
 */
export const openLoad = async (pool: pg.Pool) => {
  const client = await pool.connect();
  const layout = await prepare(client).catch((error: unknown) => {
    // what is left open would hold its locks
    client.release(true);
    throw error;
  });
  const found = new Map<string, number>();
  return {
    table: async (table: TableLayout, rows: Readable): Promise<void> => {
      const copy = client.query(from(`copy ${copied(table)} from stdin`));
      await pipeline(rows, copy);
      found.set(table.name, copy.rowCount);
    },
    /** Throws, and leaves nothing, where rows are missing or refer to what is not there. */
    finish: async ({ rows, sequences }: Sums): Promise<void> => {
      const [first, ...others] = differences(rows, found);
      if (first)
        throw new Error(`not all of it is there: ${[first, ...others.slice(0, 4)].join('; ')}`);
      for (const [name, value] of Object.entries(sequences))
        await client.query('select setval($1::regclass, $2)', [quoted(name), value]);
      // looked at now: a table with something left to look at cannot be altered
      await client.query('set constraints all immediate');
      await setTriggers(client, layout, 'enable');
      await client.query('commit');
      await client.query('analyze');
    },
    /** Closes the connection; what was not finished never was. */
    close: (): void => client.release(true),
  };
};
export type Load = Awaited<ReturnType<typeof openLoad>>;
