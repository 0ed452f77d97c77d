import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

/** Until when the news reach that people were sent just now. */
export const noteNewsSent = (tx: Db, userIds: readonly number[], at: string) =>
  sql`
    update "user" set newsletter_sent_at = ${at}
    where id = any(${[...userIds]}::int[])`.execute(tx);

/** Nobody sends this person news any more. */
export const endNewsletter = async (tx: Db, userId: number): Promise<void> => {
  await sql`
    update "user" set
      newsletter_frequency = 'NEVER', version = version + 1, last_modified = now()
    where id = ${userId} and newsletter_frequency <> 'NEVER' and deleted_at is null`.execute(tx);
};
