import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { findPasswordHash, reserveSignIn } from './user.queries.ts';

/**
 * What the password typed at an open session is compared with: guesses there count as those of a sign-in do, and lock
 * the account as they do. The sign-in keeps a lock to itself; who is signed in is told, or their right password would
 * be called wrong.
 */
export const hashToTry = async (db: Db, userId: number): Promise<string | null> => {
  if (!(await reserveSignIn(db, userId))) throw new AppError('common.error.tooManyRequests');
  return findPasswordHash(db, userId);
};
