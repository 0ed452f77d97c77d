import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../src/platform/db/index.ts';

type Row = Readonly<Record<string, unknown>>;
const rowsPerInsert = 2_000;

const insertAll = async (
  db: Db,
  table: string,
  rows: readonly Row[],
  onConflict: RawBuilder<unknown>,
): Promise<void> => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    const document = JSON.stringify(rows.slice(start, start + rowsPerInsert));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns}
      from json_populate_recordset(null::${sql.table(table)}, ${document}::json)
      ${onConflict}`.execute(db);
  }
};

/**
 * Inserts plain rows, 2,000 per statement. PostgreSQL reads them as one JSON document, so jsonb,
 * arrays and instants need no casts. All rows must have the columns of the first.
 * @example await insertRows(db, 'company', [{ id: 1, name: 'Sklárny', … }])
 */
export const insertRows = (db: Db, table: string, rows: readonly Row[]): Promise<void> =>
  insertAll(db, table, rows, sql``);

/** The same, and rows that are there are left as they are; not of a table with a deferrable unique constraint. */
export const insertMissingRows = (db: Db, table: string, rows: readonly Row[]): Promise<void> =>
  insertAll(db, table, rows, sql`on conflict do nothing`);

/** Lets the identity of a table go on after rows with ids of their own. */
export const continueIds = async (db: Db, table: string): Promise<void> => {
  await sql`
    select setval(
      pg_get_serial_sequence(${`"${table}"`}, 'id'),
      (select coalesce(max(id), 1) from ${sql.table(table)})
    )`.execute(db);
};
