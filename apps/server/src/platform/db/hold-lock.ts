import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Lets one transaction at a time past this line, until it ends: for rules over many rows, which a
 * constraint cannot hold. What is read after it is what the previous holder has left.
 * @example await holdLock(tx, 'carousel HOMEPAGE')
 */
export const holdLock = async (tx: Db, name: string): Promise<void> =>
  void (await sql`
    insert into named_lock (name) values (${name})
    on conflict (name) do update set name = excluded.name`.execute(tx));
