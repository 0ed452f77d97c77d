import { sql } from 'kysely';
import type { Db } from '../platform/db/index.ts';

/**
 * Every session, or those of one person, was opened so many minutes ago and not proven since: what a thief finds who
 * comes to an open browser. A proof, and a sign-in, hold for ten minutes.
 */
export const ageSessions = (db: Db, minutes: number, userId?: number): Promise<unknown> =>
  sql`
    update session set proven_at = null, created_at = now() - make_interval(mins => ${minutes})
    where ${userId === undefined ? sql`true` : sql`user_id = ${userId}`}`.execute(db);
