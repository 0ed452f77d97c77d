import type { Me } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { columns, type Db, jsonObject, query, tableAs, when } from '../../../platform/db/index.ts';
import { found } from '../../../platform/http/index.ts';
import { isLive, mediaRef } from '../../../kernel/reading.ts';
import { employerOnly } from '../../sign-in/identity/index.ts';
import { type TaskFeatures, taskSummary } from '../../own/task/index.ts';
import { termsDue } from './terms.queries.ts';

const u = tableAs('user', 'u');
const c = tableAs('client', 'c');

/** What `GET /api/user/me` tells. Every table it is made of announces its changes (migration 0034, `me.test.ts`). */
export const selectMe = (userId: number, features: TaskFeatures): RawBuilder<Me> => {
  const client = jsonObject<NonNullable<Me['client']>>({
    id: c.id,
    name: c.name,
    logo: mediaRef(c.logo),
    contactEmail: c.contactEmail,
    contactPhone: c.contactPhone,
    primaryColour: c.primaryColour,
    allowPrivateWallet: sql<boolean>`c.credit_policy -> 'allowPrivateWallet'`,
  });
  const me = columns<Me>({
    id: u.id,
    username: u.username,
    email: u.email,
    firstName: u.firstName,
    lastName: u.lastName,
    language: u.language,
    phoneNumber: u.phoneNumber,
    isPhoneVerified: sql<boolean>`u.phone_verified_at is not null`,
    roles: u.roles,
    active: u.active,
    newsletterFrequency: u.newsletterFrequency,
    client: when(sql`c.id is not null`, client),
    hasInternalBenefits: sql<boolean>`exists (
      select 1
      from article a
      where a.client_id = u.client_id and ${isLive('a')}
    )`,
    tasks: taskSummary(features),
    isEmployerOnly: employerOnly,
    termsDue,
  });
  return query`
    select ${me}
    from "user" u
    left join client c on c.id = u.client_id
    where u.id = ${userId}`;
};
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

/** The same password, hashed as hashes are made today; false when it was changed meanwhile. */
export const renewHash = async (
  db: Db,
  userId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> =>
  (
    await sql`
      update "user" set password_hash = ${to}
      where id = ${userId} and password_hash = ${from}
      returning id`.execute(db)
  ).rows.length > 0;

/** Null for users who sign in without a password. */
export const findPasswordHash = async (db: Db, userId: number): Promise<string | null> => {
  const { rows } = await query`
    select ${columns({ hash: u.passwordHash })} from "user" u where u.id = ${userId}`.execute(db);
  return rows[0]?.hash ?? null;
};
