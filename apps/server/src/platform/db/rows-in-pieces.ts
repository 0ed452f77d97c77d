import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** So many rows are read by the driver at one go: one to two milliseconds of the thread that answers. */
const atOnce = 250;

/**
 * All rows of a statement, read through a cursor: others are answered between two pieces. Within a transaction only,
 * one such statement after another.
 */
export const rowsInPieces = async <Row>(tx: Db, statement: RawBuilder<Row>): Promise<Row[]> => {
  const rows: Row[] = [];
  await sql`declare piece no scroll cursor for ${statement}`.execute(tx);
  for (;;) {
    const piece = await sql<Row>`fetch ${sql.lit(atOnce)} from piece`.execute(tx);
    rows.push(...piece.rows);
    if (piece.rows.length < atOnce) break;
  }
  await sql`close piece`.execute(tx);
  return rows;
};
