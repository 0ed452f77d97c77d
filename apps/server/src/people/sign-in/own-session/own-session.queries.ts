import { sql } from 'kysely';
import { isAliveSession, type Session } from '../../../kernel/caller/index.ts';
import { columns, type Db, query, tableAs } from '../../../platform/db/index.ts';

const s = tableAs('session', 's');

type OwnSessionRow = {
  readonly uuid: string;
  readonly isCurrent: boolean;
  readonly method: 'PASSWORD' | 'PASSKEY' | 'ONBOARDING' | 'RESET' | 'EMPLOYER';
  readonly userAgent: string | null;
  readonly signedInAt: string;
  readonly lastSeenAt: string;
};
/** The living sessions of a person, this one first, then those used last. */
export const listOwnSessions = async (db: Db, { user, id }: Session): Promise<OwnSessionRow[]> =>
  (
    await query`
      select ${columns<OwnSessionRow>({
        uuid: s.id,
        isCurrent: sql`s.id = ${id}`,
        method: s.method,
        userAgent: s.userAgent,
        signedInAt: s.createdAt,
        lastSeenAt: s.lastSeenAt,
      })}
      from session s
      where s.user_id = ${user.id} and s.stage = 'FULL' and ${isAliveSession}
      order by s.id = ${id} desc, s.last_seen_at desc`.execute(db)
  ).rows;
