/** What the ledger has written and the operator's books have not: noted by `post`, taken by what books it. */
import { type RawBuilder, sql } from 'kysely';
import { columns, type Db, query } from '../../platform/db/index.ts';

/** Whether an entry is for the books: money that a payment holds is still its owner's, so nothing has happened. */
export const isBetweenAccounts = sql<boolean>`
  not (from_account in ('LOT', 'HOLD') and to_account in ('LOT', 'HOLD'))`;

/** Notes entries that move money in or out of what people have. */
export const noteDue = (entries: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into ledger_due (user_id, lot_id, seq)
  select user_id, lot_id, seq from ${entries} where ${isBetweenAccounts}`;

/**
 * Takes entries that wait, at most so many, whichever come first: they no longer do when this transaction ends. They
 * are found by their place: rows are only added, and taken by the one that holds the books.
 */
export const takeDue = (limit: number): RawBuilder<unknown> => sql`
  delete from ledger_due d
  where d.ctid = any(array(select ctid from ledger_due limit ${limit}))
  returning d.user_id, d.lot_id, d.seq`;

export const countDue = async (db: Db): Promise<number> =>
  (await query`select ${columns({ due: sql<number>`count(*)::int` })} from ledger_due`.execute(db))
    .rows[0]?.due ?? 0;

/** Notes all of a ledger that was not written by `post`. */
export const noteAllDue = (db: Db) => noteDue(sql`ledger_entry`).execute(db);
