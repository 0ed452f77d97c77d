import type { RawBuilder } from 'kysely';
import type { Db } from './database.ts';
import { mayWait } from './held.ts';

/**
 * Has a statement sent together with the next one of its transaction, at the latest with its commit; whatever is wrong
 * with it is said then. For what answers nothing. Outside a transaction it is run at once.
 */
export const later = async (db: Db, statement: RawBuilder<unknown>): Promise<void> => {
  const compiled = statement.compile(db);
  if (db.isTransaction) mayWait.add(compiled.parameters);
  await db.executeQuery(compiled);
};
