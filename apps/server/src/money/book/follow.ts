import { atomic, type Db } from '../../platform/db/index.ts';
import { bookDue } from './post.queries.ts';

/** How many entries are booked in one transaction: a second's work, so that who else books waits no longer. */
const entriesAtOnce = 50_000;

/** Books all that waits. Answers how many entries it was. */
export const followLedger = async (db: Db, limit = entriesAtOnce): Promise<number> => {
  const booked = await atomic(db, (tx) => bookDue(tx, limit));
  return booked < limit ? booked : booked + (await followLedger(db, limit));
};
