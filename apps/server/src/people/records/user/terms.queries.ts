import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

/** Which terms people agree to; raised when the text of /terms changes in meaning, and everybody is asked again. */
export const termsVersion = '2026-11';

/** Of a user `u`: the terms still to be agreed to. Anyone who is of no client has no benefits to agree on. */
export const termsDue: RawBuilder<string | null> = sql<string | null>`case
  when u.client_id is not null and u.terms_version is distinct from ${termsVersion}
    then ${termsVersion}
end`;

export const acceptTerms = async (tx: Db, userId: number): Promise<void> => {
  await sql`
    update "user" set terms_accepted_at = now(), terms_version = ${termsVersion}
    where id = ${userId} and terms_version is distinct from ${termsVersion}`.execute(tx);
};
