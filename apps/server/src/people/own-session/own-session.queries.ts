import { sql } from 'kysely';
import { isAliveSession, type Session } from '../../entity/caller/index.ts';
import type { Db } from '../../platform/db/index.ts';

type OwnSessionRow = {
  readonly uuid: string;
  readonly isCurrent: boolean;
  readonly method: 'PASSWORD' | 'PASSKEY' | 'ONBOARDING' | 'RESET' | 'EMPLOYER';
  readonly userAgent: string | null;
  readonly signedInAt: string;
  readonly lastSeenAt: string;
};
/** The living sessions of a person, this one first, then those used last. */
export const listOwnSessions = async (
  db: Db,
  { user, tokenHash }: Session,
): Promise<OwnSessionRow[]> =>
  (
    await sql<OwnSessionRow>`
      select
        s.id as uuid, s.token_hash = ${tokenHash} as "isCurrent", s.method,
        s.user_agent as "userAgent", s.created_at as "signedInAt", s.last_seen_at as "lastSeenAt"
      from session s
      where s.user_id = ${user.id} and s.stage = 'FULL' and ${isAliveSession}
      order by s.token_hash = ${tokenHash} desc, s.last_seen_at desc`.execute(db)
  ).rows;
