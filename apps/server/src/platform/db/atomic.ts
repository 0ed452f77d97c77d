import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type IsolationLevel } from 'kysely';
import { telling } from './announce.ts';
import type { Db } from './database.ts';
import { asksForRetry } from '../error-code.ts';

const attempts = 6;

const inTransaction = <T>(
  db: Db,
  work: (tx: Db) => Promise<T>,
  isolation?: IsolationLevel,
): Promise<T> =>
  telling(db, (onBegin) =>
    (isolation ? db.transaction().setIsolationLevel(isolation) : db.transaction()).execute(
      (transaction) => {
        // a transaction is a database; to let the compiler prove it costs a tenth of all type checking
        const tx = transaction as unknown as Db;
        onBegin(tx);
        return work(tx);
      },
    ),
  );

let savepoints = 0;
const inSavepoint = async <T>(tx: Db, work: (tx: Db) => Promise<T>): Promise<T> => {
  // a name of its own: one that could not be set must not be taken for the one around it
  savepoints += 1;
  const name = sql.id(`atomic_${savepoints}`);
  await sql`savepoint ${name}`.execute(tx);
  try {
    const result = await work(tx);
    await sql`release savepoint ${name}`.execute(tx);
    return result;
  } catch (error) {
    // the outermost transaction starts again anyway, and a broken connection cannot roll back
    await sql`rollback to savepoint ${name}`.execute(tx).catch(() => {});
    throw error;
  }
};

/**
 * All or nothing: opens a transaction, or sets a savepoint in the caller's, so that a failure undoes only this work.
 * The outermost one runs `work` again when the database asks for it (40001, 40P01), so `work` does nothing but queries.
 * Throws what `work` throws.
 */
export const atomic = async <T>(
  db: Db,
  work: (tx: Db) => Promise<T>,
  isolation?: IsolationLevel,
): Promise<T> => {
  if (db.isTransaction) return inSavepoint(db, work);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(db, work, isolation);
    } catch (error) {
      if (attempt === attempts || !asksForRetry(error)) throw error;
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
};
