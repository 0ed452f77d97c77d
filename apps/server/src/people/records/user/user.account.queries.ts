import type { Welcome } from '@cafeteria/contract';
import { sql } from 'kysely';
import { today } from '../../../kernel/business-day.ts';
import type { Db } from '../../../platform/db/index.ts';
import { employerOnly } from '../../sign-in/identity/index.ts';
import { termsVersion } from './terms.queries.ts';

/** Anyone who has left, with the days their employer leaves them, is not let in by an old invitation. */
export const isEmployed = sql<boolean>`(
  u.employment_to is null
  or u.employment_to + coalesce((c.credit_policy ->> 'leaverDays')::int, 0) >= ${today}
)`;
/**
 * Somebody who is there and may sign in with a password once their invitation is taken up; of `"user" u` and its
 * `client c`. An invitation switches on whom payroll or an administrator made, not whom a directory switched off.
 */
export const mayCome = sql<boolean>`(
  u.deleted_at is null
  and (c.id is null or c.active)
  and (u.active or (u.onboarding_status <> 'COMPLETED' and u.managed_by <> 'SSO'))
  and ${isEmployed}
  and not ${employerOnly}
)`;

/** Somebody an administrator switched off: who invites all of a client did not mean them. */
export const isSwitchedOff = sql<boolean>`(not u.active and u.switched_off_at is not null)`;

/** An invitation has gone to somebody. */
export const recordInvited = (tx: Db, userId: number) =>
  sql`
    update "user" set
      onboarding_status = case when onboarding_status = 'COMPLETED' then 'COMPLETED' else 'SENT' end,
      onboarding_sent_at = now(), onboarding_reminded_at = null
    where id = ${userId}`.execute(tx);
/** Of people switched off: nobody is reminded, and no link is sent again, until somebody invites them again. */
export const withdrawInvitations = (tx: Db, userIds: readonly number[]) =>
  sql`
    update "user" set onboarding_status = 'NONE'
    where id = any(${[...userIds]}::int[]) and onboarding_status = 'SENT' and not active`.execute(
    tx,
  );
export const recordSwitchedOff = (tx: Db, userId: number) =>
  sql`update "user" set switched_off_at = now() where id = ${userId}`.execute(tx);
/** …and was repeated. */
export const recordReminded = (tx: Db, userId: number) =>
  sql`update "user" set onboarding_reminded_at = now() where id = ${userId}`.execute(tx);

type Settled = Pick<Welcome, 'userId' | 'language' | 'marketingConsent' | 'phoneNumber'> & {
  readonly passwordHash: string;
};
/** Takes the invitation up; false when its person may not come any more. */
export const completeInvitation = async (tx: Db, settled: Settled): Promise<boolean> => {
  const { rows } = await sql`
    update "user" u set
      password_hash = ${settled.passwordHash}, language = ${settled.language}, active = true,
      onboarding_status = 'COMPLETED',
      onboarding_completed_at = coalesce(u.onboarding_completed_at, now()),
      terms_accepted_at = now(), terms_version = ${termsVersion},
      marketing_consent_at = case when ${settled.marketingConsent} then now() end,
      phone_number = coalesce(${settled.phoneNumber ?? null}, u.phone_number),
      phone_verified_at = case
        when ${settled.phoneNumber ?? null}::text is distinct from u.phone_number
          and ${settled.phoneNumber ?? null}::text is not null then null
        else u.phone_verified_at
      end,
      failed_logins = 0, locked_until = null, last_login_at = now(), version = u.version + 1,
      last_modified = now(), last_modified_by = u.id
    from "user" me
    left join client c on c.id = me.client_id
    where u.id = ${settled.userId} and me.id = u.id and ${mayCome}
    returning u.id`.execute(tx);
  return rows.length > 0;
};

/** Sets a password and takes a lock off; false when its owner is not active any more. */
export const setPassword = async (
  tx: Db,
  userId: number,
  passwordHash: string,
): Promise<boolean> => {
  const { rows } = await sql`
    update "user" u set password_hash = ${passwordHash}, failed_logins = 0, locked_until = null
    where u.id = ${userId} and u.active and u.deleted_at is null and not ${employerOnly}
    returning u.id`.execute(tx);
  return rows.length > 0;
};
