import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../../platform/db/index.ts';

const oneTimeCode = tableAs('one_time_code');

/** What a one-time code proves; its lifetime and form stand in code.ts. */
export type CodePurpose =
  | 'ONBOARDING'
  | 'PASSWORD_RESET'
  | 'PHONE_CHANGE'
  | 'DEVICE_ACTIVATION'
  | 'DEVICE_UNBLOCK'
  | 'EMAIL_CHANGE';
export type CodeOwner = { readonly purpose: CodePurpose; readonly userId: number };

export type Issued = {
  readonly lastAgeSeconds: number | null;
  readonly today: number;
  /** How much longer the living code of the same target is good. */
  readonly liveSeconds: number | null;
  /** Whether that one can still be guessed right. */
  readonly isGuessable: boolean;
};
const maxGuesses = 5;
const isGuessable = sql<boolean>`attempts < ${sql.lit(maxGuesses)}`;
/** How long ago the last code was issued, and how many in the last day; the person's codes wait for each other. */
export const findIssued = async (
  tx: Db,
  { purpose, userId, target }: CodeOwner & { readonly target?: string | undefined },
): Promise<Issued> => {
  await sql`select 1 from "user" where id = ${userId} for no key update`.execute(tx);
  const isLive = sql`
    used_at is null
      and voided_at is null
      and expires_at > now()
      and target is not distinct from ${target ?? null}`;
  const { rows } = await query`
    select ${columns<Issued>({
      lastAgeSeconds: sql`floor(extract(epoch from now() - max(date_created)))::int`,
      today: sql`count(*)::int`,
      liveSeconds: sql`floor(extract(epoch from max(expires_at) filter (where ${isLive}) - now()))::int`,
      isGuessable: sql`coalesce(bool_or(${isGuessable}) filter (where ${isLive}), false)`,
    })}
    from one_time_code
    where user_id = ${userId} and purpose = ${purpose} and date_created > now() - interval '1 day'`.execute(
    tx,
  );
  return rows[0] ?? { lastAgeSeconds: null, today: 0, liveSeconds: null, isGuessable: false };
};

/** Ends the codes of a person, of one purpose or all: a newer one takes their place, or the person is switched off. */
export const voidCodes = (tx: Db, userIds: readonly number[], purpose?: CodePurpose) =>
  sql`
    update one_time_code set voided_at = now()
    where user_id = any(${[...userIds]}::int[])
      and used_at is null
      and voided_at is null
      and (${purpose ?? null}::text is null or purpose = ${purpose ?? null})`.execute(tx);

export const insertCode = (
  tx: Db,
  code: CodeOwner & { hash: Buffer; target: string | undefined; minutes: number },
) =>
  sql`
    insert into one_time_code (purpose, user_id, code_hash, target, expires_at)
    values (
      ${code.purpose}, ${code.userId}, ${code.hash}, ${code.target ?? null},
      now() + make_interval(mins => ${code.minutes})
    )`.execute(tx);

type LiveCode = { readonly id: number; readonly hash: Buffer; readonly target: string | null };
/**
 * The living code, with one guess counted before anything is compared, so that parallel guesses cannot outrun the
 * count. The guess after the fifth wrong one finds nothing.
 */
export const takeGuess = async (
  db: Db,
  { purpose, userId }: CodeOwner,
): Promise<LiveCode | undefined> => {
  const { rows } = await query`
    update one_time_code set attempts = attempts + 1
    where user_id = ${userId}
      and purpose = ${purpose}
      and used_at is null
      and voided_at is null
      and expires_at > now()
      and ${isGuessable}
    returning ${columns<LiveCode>({
      id: oneTimeCode.id,
      hash: oneTimeCode.codeHash,
      target: oneTimeCode.target,
    })}`.execute(db);
  return rows[0];
};
/** The living code of a link: nobody guesses 256 bits, so nobody may end somebody's link by guessing either. */
export const findLinkCode = async (
  db: Db,
  { purpose, userId }: CodeOwner,
): Promise<LiveCode | undefined> => {
  const { rows } = await query`
    select ${columns<LiveCode>({
      id: oneTimeCode.id,
      hash: oneTimeCode.codeHash,
      target: oneTimeCode.target,
    })}
    from one_time_code
    where user_id = ${userId}
      and purpose = ${purpose}
      and used_at is null
      and voided_at is null
      and expires_at > now()`.execute(db);
  return rows[0];
};
/** A right guess is none of the wrong ones. */
export const giveGuessBack = (db: Db, id: number) =>
  sql`update one_time_code set attempts = attempts - 1 where id = ${id} and attempts > 0`.execute(
    db,
  );

/** What the living code of a person is good for; it says what waits to be confirmed. */
export const findPendingTarget = async (
  db: Db,
  { purpose, userId }: CodeOwner,
): Promise<string | null | undefined> =>
  (
    await query`
      select ${columns({ target: oneTimeCode.target })}
      from one_time_code
      where user_id = ${userId}
        and purpose = ${purpose}
        and used_at is null
        and voided_at is null
        and expires_at > now()
        and ${isGuessable}`.execute(db)
  ).rows[0]?.target;

/** Uses a code up; false when somebody else did. */
export const useCode = async (tx: Db, id: number): Promise<boolean> => {
  const { rows } = await sql`
    update one_time_code set used_at = now()
    where id = ${id} and used_at is null and voided_at is null and expires_at > now()
    returning id`.execute(tx);
  return rows.length > 0;
};

export const deleteOldCodes = (db: Db) =>
  sql`delete from one_time_code where date_created < now() - interval '60 days'`.execute(db);

/** What codes a person was sent, for them to know: never the codes. */
export const readCodes = async (db: Db, userId: number): Promise<unknown> =>
  (
    await sql`
      select
        purpose, target, date_created as "dateCreated", expires_at as "expiresAt",
        used_at as "usedAt"
      from one_time_code
      where user_id = ${userId}
      order by id`.execute(db)
  ).rows;
export const forgetCodes = (tx: Db, userId: number) =>
  sql`delete from one_time_code where user_id = ${userId}`.execute(tx);
