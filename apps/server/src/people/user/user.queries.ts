import type { Me } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { isLive, mediaRef } from '../../entity/reading.ts';
import { employerOnly } from '../identity/index.ts';
import { type TaskFeatures, taskSummary } from '../task/index.ts';
import { termsDue } from './terms.queries.ts';

/** What `GET /api/user/me` tells. Every table it is made of announces its changes (migration 0034, `me.test.ts`). */
export const selectMe = (userId: number, features: TaskFeatures): RawBuilder<Me> =>
  sql<Me>`
    select
      u.id, u.username, u.email, u.first_name as "firstName", u.last_name as "lastName", u.language,
      u.phone_number as "phoneNumber", u.roles, u.active,
      u.newsletter_frequency as "newsletterFrequency",
      case
        when c.id is not null then jsonb_build_object(
          'id', c.id, 'name', c.name, 'logo', ${mediaRef(sql`c.logo`)},
          'contactEmail', c.contact_email, 'contactPhone', c.contact_phone,
          'primaryColour', c.primary_colour,
          'allowPrivateWallet', c.credit_policy -> 'allowPrivateWallet'
        )
      end as client,
      exists (
        select 1
        from article a
        where a.client_id = u.client_id and ${isLive('a')}
      ) as "hasInternalBenefits",
      (${taskSummary(features)}) as tasks, ${employerOnly} as "isEmployerOnly",
      ${termsDue} as "termsDue"
    from "user" u
    left join client c on c.id = u.client_id
    where u.id = ${userId}`;
export const getMe = async (db: Db, userId: number, features: TaskFeatures): Promise<Me> =>
  found((await selectMe(userId, features).execute(db)).rows[0]);

/**
 * Counts a sign-in as failed before its password is checked, so that parallel guesses cannot outrun
 * the count. The tenth locks the account for 15 minutes. False when it is locked already, or there is no such account.
 * Not waiting for the disk, it takes the same time for both; a crash may lose the count of its last moment.
 */
export const reserveSignIn = async (db: Db, userId: number): Promise<boolean> => {
  const { rows } = await sql`
    update "user" set
      failed_logins = failed_logins + 1,
      locked_until = case
        when failed_logins + 1 >= 10 then now() + interval '15 minutes'
        else locked_until
      end
    where id = ${userId}
      and (locked_until is null or locked_until <= now())
      and (select set_config('synchronous_commit', 'off', true)) is not null
    returning id`.execute(db);
  return rows.length > 0;
};

/** A right password clears the count. */
export const forgetFailures = (db: Db, userId: number) =>
  sql`update "user" set failed_logins = 0, locked_until = null where id = ${userId}`.execute(db);
/** …and so does a sign-in, which is remembered. */
export const recordSignIn = (db: Db, userId: number) =>
  sql`
    update "user" set failed_logins = 0, locked_until = null, last_login_at = now()
    where id = ${userId}`.execute(db);

/** Null of whoever signs in without a password. */
export const findPasswordHash = async (db: Db, userId: number): Promise<string | null> => {
  const { rows } = await sql<{ hash: string | null }>`
    select password_hash as hash from "user" where id = ${userId}`.execute(db);
  return rows[0]?.hash ?? null;
};
