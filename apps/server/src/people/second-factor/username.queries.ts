import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';

/** Under which name an authenticator app lists the account. */
export const findUsername = async (db: Db, userId: number): Promise<string> => {
  const { rows } = await sql<{ username: string }>`
    select username from "user" where id = ${userId}`.execute(db);
  return found(rows[0]).username;
};
