import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { copied, quoted, readLayout, type TableLayout } from './layout.ts';

export type AppliedMigration = { readonly name: string; readonly checksum: string };
/** Of what kind of database a dump is. */
export type Origin = {
  readonly migrations: readonly AppliedMigration[];
  readonly tables: readonly TableLayout[];
};
/** What a dump must hold to be whole: rows by table, and where each sequence stands. */
export type Sums = {
  readonly rows: Readonly<Record<string, number>>;
  readonly sequences: Readonly<Record<string, string>>;
};
type Taking = {
  readonly begin: (origin: Origin) => Promise<void>;
  /** The rows of a table in the text form of COPY; they are gone when the promise is fulfilled. */
  readonly table: (table: TableLayout, rows: Readable) => Promise<void>;
};

const sequencesOf = async (client: pg.ClientBase): Promise<Sums['sequences']> => {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
};

/**
 * Reads a whole database as of one moment, while others go on writing. What pg-boss keeps in a schema of its own is
 * left out: it makes that again.
 * @returns what was read, to compare with what is filled from it
 */
export const dumpDatabase = async (pool: pg.Pool, { begin, table }: Taking): Promise<Sums> => {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    const { rows: migrations } = await client.query<AppliedMigration>(
      'select name, checksum from migration order by name',
    );
    const tables = await readLayout(client);
    await begin({ migrations, tables });
    const rows: Record<string, number> = {};
    for (const one of tables) {
      const copy = client.query(to(`copy ${copied(one)} to stdout`));
      await table(one, copy);
      rows[one.name] = copy.rowCount;
    }
    return { rows, sequences: await sequencesOf(client) };
  } finally {
    // what broke in the middle of a table leaves a connection nobody can use
    client.release(true);
  }
};

/** How many rows tables have, all as of one moment. */
export const countRows = async (
  pool: pg.Pool,
  tables: readonly string[],
): Promise<Record<string, number>> => {
  const counts = tables.map(
    (name) => `(select count(*) from ${quoted(name)})::int as ${quoted(name)}`,
  );
  const { rows } = await pool.query<Record<string, number>>(`select ${counts.join(', ')}`);
  return rows[0] ?? {};
};
