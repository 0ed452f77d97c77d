import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

export type ChallengePurpose = 'SIGN_IN' | 'SECOND_FACTOR' | 'ADD' | 'SETUP';
/** What a challenge is for, and whose: the hash of the session it was given to, or of the browser's own cookie. */
export type ChallengeOwner = { readonly purpose: ChallengePurpose; readonly binding: Buffer };

const minutes = 5;
const challengeBytes = 32;
/** Of one session or browser: so many tabs may wait at once, older ones give way. */
const maxWaiting = 10;

export const issueChallenge = async (
  db: Db,
  { purpose, binding }: ChallengeOwner,
): Promise<Uint8Array<ArrayBuffer>> => {
  const challenge = Uint8Array.from(randomBytes(challengeBytes));
  await sql`
    insert into passkey_challenge (challenge, purpose, binding, expires_at)
    values (
      ${Buffer.from(challenge).toString('base64url')}, ${purpose}, ${binding},
      now() + make_interval(mins => ${sql.lit(minutes)})
    )`.execute(db);
  await sql`
    delete from passkey_challenge
    where challenge in (
      select challenge
      from passkey_challenge
      where binding = ${binding}
      order by expires_at desc, challenge
      offset ${sql.lit(maxWaiting)}
    )`.execute(db);
  return challenge;
};

/** Uses a challenge up, whatever its answer is worth; false when it is old, used, or was given to another. */
export const takeChallenge = async (
  db: Db,
  challenge: string,
  { purpose, binding }: ChallengeOwner,
): Promise<boolean> => {
  const { rows } = await sql`
    delete from passkey_challenge
    where challenge = ${challenge}
      and purpose = ${purpose}
      and binding = ${binding}
      and expires_at > now()
    returning challenge`.execute(db);
  return rows.length > 0;
};

export const deleteOldChallenges = (db: Db) =>
  sql`delete from passkey_challenge where expires_at < now()`.execute(db);
