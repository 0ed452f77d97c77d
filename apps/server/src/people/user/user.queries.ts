import type { Me, MeUpdate } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { isLive, mediaRef } from '../../entity/reading.ts';
import { userColumns, type UserNames } from './user.columns.ts';

export const getMe = async (db: Db, userId: number): Promise<Me> => {
  const { rows } = await sql<Me>`
    select
      u.id, u.username, u.email, u.first_name as "firstName", u.last_name as "lastName", u.language,
      u.roles, u.active, u.newsletter_frequency as "newsletterFrequency",
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
      ) as "hasInternalBenefits"
    from "user" u
    left join client c on c.id = u.client_id
    where u.id = ${userId}`.execute(db);
  return found(rows[0]);
};

export const updateMe = async (
  db: Db,
  userId: number,
  { firstName, lastName, language, newsletterFrequency }: MeUpdate,
): Promise<void> => {
  const { rows } = await sql<Omit<UserNames, 'firstName' | 'lastName'>>`
    select username, email, personal_number as "personalNumber"
    from "user"
    where id = ${userId}`.execute(db);
  const { nameSortCs, nameSortSk, folded } = userColumns({
    ...found(rows[0]),
    firstName,
    lastName,
  });
  await sql`
    update "user" set
      first_name = ${firstName}, last_name = ${lastName}, language = ${language},
      newsletter_frequency = ${newsletterFrequency}, name_sort_cs = ${nameSortCs},
      name_sort_sk = ${nameSortSk}, folded = ${folded}, version = version + 1,
      last_modified = now(), last_modified_by = ${userId}
    where id = ${userId}`.execute(db);
};

/**
 * Counts a sign-in as failed before its password is checked, so that parallel guesses cannot outrun
 * the count. The tenth locks the account for 15 minutes. False when it is locked already.
 */
export const reserveSignIn = async (db: Db, userId: number): Promise<boolean> => {
  const { rows } = await sql`
    update "user" set
      failed_logins = failed_logins + 1,
      locked_until = case
        when failed_logins + 1 >= 10 then now() + interval '15 minutes'
        else locked_until
      end
    where id = ${userId} and (locked_until is null or locked_until <= now())
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
