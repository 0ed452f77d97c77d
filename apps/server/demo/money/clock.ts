import { sql } from 'kysely';
import { today } from '../../src/kernel/business-day.ts';
import { columns, type Db, query } from '../../src/platform/db/index.ts';
import { found } from '../../src/platform/http/index.ts';

/** The day of a transaction: what it asks of contracts and days that are due goes by it, also past midnight. */
export const readToday = async (tx: Db): Promise<string> =>
  found((await query`select ${columns({ today })}`.execute(tx)).rows[0]).today;

/** When rows were written, where the database says so by itself. */
const written = [
  ['client_document', 'issued_at'],
  ['client_document_notice', 'told_at'],
  ['settlement_run', 'made_at'],
  ['settlement', 'made_at'],
  ['settlement_notice', 'told_at'],
  ['bank_statement', 'imported_at'],
  ['book_close', 'made_at'],
] as const;
const setDefaults = async (tx: Db, now: string): Promise<void> => {
  for (const [table, column] of written)
    await sql`
      alter table ${sql.table(table)} alter column ${sql.ref(column)} set default ${sql.raw(now)}`.execute(
      tx,
    );
};

/**
 * A clock for the demo's past: whatever asks the database for the time, the product's own functions among it, is told
 * what `setTo` said last. It is of this transaction alone and gone before that ends.
 */
export const withClock = async (
  tx: Db,
  work: (setTo: (instant: string) => Promise<void>) => Promise<void>,
): Promise<void> => {
  await sql`create schema demo_clock`.execute(tx);
  await sql`
    create function demo_clock.now() returns timestamptz stable language sql
    as $$ select current_setting('demo.now')::timestamptz $$`.execute(tx);
  await setDefaults(tx, 'demo_clock.now()');
  await sql`set local search_path = demo_clock, pg_catalog, public`.execute(tx);
  await work(async (instant) => {
    await sql`select set_config('demo.now', ${instant}, true)`.execute(tx);
  });
  await sql`set constraints all immediate`.execute(tx);
  await sql`set local search_path = "$user", public`.execute(tx);
  await setDefaults(tx, 'pg_catalog.now()');
  await sql`drop schema demo_clock cascade`.execute(tx);
};
