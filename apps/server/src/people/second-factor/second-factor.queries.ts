import type { Role } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';

const u = tableAs('user', 'u');
const f = tableAs('second_factor', 'f');

export type Factors = {
  readonly roles: readonly Role[];
  readonly hasApp: boolean;
  readonly passkeys: number;
  readonly recoveryCodes: number;
};
/** What a person has to sign in with beside a password. */
export const findFactors = async (db: Db, userId: number): Promise<Factors | undefined> => {
  const { rows } = await query`
    select ${columns<Factors>({
      roles: u.roles,
      hasApp: sql`coalesce(f.secret is not null, false)`,
      passkeys: sql`(select count(*)::int from passkey p where p.user_id = u.id)`,
      recoveryCodes: sql`(
        select count(*)::int from recovery_code r where r.user_id = u.id and r.used_at is null
      )`,
    })}
    from "user" u
    left join second_factor f on f.user_id = u.id
    where u.id = ${userId}`.execute(db);
  return rows[0];
};
/** The factors of one person change one after the other. */
export const lockFactors = (tx: Db, userId: number) =>
  sql`select 1 from "user" where id = ${userId} for no key update`.execute(tx);

export const setPending = (tx: Db, userId: number, pending: Buffer) =>
  sql`
    insert into second_factor (user_id, pending, pending_at) values (${userId}, ${pending}, now())
    on conflict (user_id) do update set pending = excluded.pending, pending_at = now()`.execute(tx);
/** The key of an app that has not proved yet that it has it. */
export const findPending = async (tx: Db, userId: number): Promise<Buffer | undefined> => {
  const { rows } = await query`
    select ${columns({ pending: sql<Buffer>`pending` })}
    from second_factor
    where user_id = ${userId}
      and pending is not null
      and pending_at > now() - interval '30 minutes'`.execute(tx);
  return rows[0]?.pending;
};
/** The pending key becomes the app's; the half-minute that proved it counts as used. */
export const confirmPending = (tx: Db, userId: number, step: number) =>
  sql`
    update second_factor set
      secret = pending, pending = null, pending_at = null, last_step = ${step}, failures = 0,
      locked_until = null
    where user_id = ${userId}`.execute(tx);

/**
 * Counts a code as wrong before it is compared, so that parallel guesses cannot outrun the count. From the tenth in a
 * row each locks for 15 minutes. Undefined while locked; null is no app.
 */
export const takeFactorGuess = async (
  db: Db,
  userId: number,
): Promise<Buffer | null | undefined> => {
  const { rows } = await query`
    insert into second_factor as f (user_id, failures) values (${userId}, 1)
    on conflict (user_id) do update set
      failures = least(f.failures + 1, 1000),
      locked_until = case
        when f.failures + 1 >= 10 then now() + interval '15 minutes'
        else f.locked_until
      end
      where f.locked_until is null or f.locked_until <= now()
    returning ${columns({ secret: f.secret })}`.execute(db);
  return rows[0]?.secret;
};
const clearGuesses = (db: Db, userId: number) =>
  sql`
    update second_factor set failures = 0, locked_until = null where user_id = ${userId}`.execute(
    db,
  );

/** Accepts the code of a half-minute; false when it, or a later one, was accepted before. */
export const useStep = async (db: Db, userId: number, step: number): Promise<boolean> => {
  const { rows } = await sql`
    update second_factor set last_step = ${step}, failures = 0, locked_until = null
    where user_id = ${userId} and secret is not null and last_step < ${step}
    returning user_id`.execute(db);
  return rows.length > 0;
};
/** Uses a recovery code up; false when there is none like it. */
export const useRecoveryCode = async (db: Db, userId: number, hash: Buffer): Promise<boolean> => {
  const { rows } = await sql`
    update recovery_code set used_at = now()
    where user_id = ${userId} and code_hash = ${hash} and used_at is null
    returning id`.execute(db);
  if (rows.length > 0) await clearGuesses(db, userId);
  return rows.length > 0;
};

export const deleteRecoveryCodes = (tx: Db, userId: number) =>
  sql`delete from recovery_code where user_id = ${userId}`.execute(tx);
export const replaceRecoveryCodes = async (
  tx: Db,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> => {
  await deleteRecoveryCodes(tx, userId);
  for (const hash of hashes)
    await sql`insert into recovery_code (user_id, code_hash) values (${userId}, ${hash})`.execute(
      tx,
    );
};

/** The count of wrong codes stays: taking the app off must not give new guesses. */
export const deleteApp = (tx: Db, userId: number) =>
  sql`
    update second_factor set secret = null, pending = null, pending_at = null
    where user_id = ${userId}`.execute(tx);
/** Takes the app and the recovery codes from a person. */
export const forgetSecondFactor = async (tx: Db, userId: number): Promise<void> => {
  await sql`delete from second_factor where user_id = ${userId}`.execute(tx);
  await deleteRecoveryCodes(tx, userId);
};

/** Whether a person has an app, and how many recovery codes are left; never what they are. */
export const readSecondFactor = async (db: Db, userId: number): Promise<unknown> =>
  (
    await sql`
      select
        exists (
          select 1 from second_factor where user_id = ${userId} and secret is not null
        ) as "hasApp",
        (
          select count(*)::int from recovery_code where user_id = ${userId} and used_at is null
        ) as "recoveryCodes"`.execute(db)
  ).rows[0];
