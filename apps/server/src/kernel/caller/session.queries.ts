import { sql } from 'kysely';
import type { Role } from '@cafeteria/contract';
import { announce, columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { silentSeconds } from '../../platform/migrations/index.ts';
import type { Session, SessionMethod, SessionStage } from './caller.ts';

const s = tableAs('session', 's');
const u = tableAs('user', 'u');

/**
 * Where it is told whose sessions have ended or changed: `token <base64>`, `users 1,2,3` or `client 4`; and of whom
 * something else has changed: `people 1,2,3`. What stands in tables is announced by their triggers (migration 0034), no
 * matter who writes; here only that sessions end.
 */
export const sessionChannel = 'session';

/** Idle end of a session. */
export const idleMinutes = 30;
/** Absolute end of a session. */
export const absoluteHours = 12;

/** Neither idle for too long nor too old; of `session s`. */
export const isAliveSession = sql<boolean>`(
  s.expires_at > now() and s.last_seen_at > now() - make_interval(mins => ${sql.lit(idleMinutes)})
)`;

/** Whether somebody `u`, of the client `c` where they are of one, comes in at all: nobody else has a session. */
export const canSignIn = sql<boolean>`(
  u.active and u.deleted_at is null and (c.id is null or (c.active and c.deleted_at is null))
)`;
/** Whether a person comes in; 404 of who is gone. `held` it stays so until the transaction ends. */
export const findCanSignIn = async (db: Db, userId: number, lock?: 'held'): Promise<boolean> =>
  found(
    (
      await query`
        select ${columns({ canSignIn })}
        from "user" u
        left join client c on c.id = u.client_id
        where u.id = ${userId} and u.deleted_at is null
        ${lock ? sql`for no key update of u` : sql``}`.execute(db)
    ).rows[0],
  ).canSignIn;

export type SessionRow = {
  id: string;
  user_id: number;
  roles: Role[];
  client_id: number | null;
  csrf_token: string;
  method: SessionMethod;
  stale: boolean;
  /** Whether a cookie with the name of before still stands for it. */
  plain_holds: boolean;
};

/** How long what was on its way under the token, or the name of the cookie, of before is let through. */
const graceSeconds = 30;
/** The migration all of this version know, who read tokens and cookies of both kinds. */
const sinceMigration = '0113';

/** How long a session waits for its second factor. */
const secondFactorMinutes = 10;
/** Codes that may be tried in one. */
const maxFactorGuesses = 5;
/** How long a password, or the sign-in itself, proves who sits there. */
const proofMinutes = 10;

/** The living session of a token; undefined when unknown, ended, or its user or client was switched off. */
export const findSession = async (
  db: Db,
  tokenHash: Buffer,
  stage: SessionStage = 'FULL',
): Promise<SessionRow | undefined> => {
  const { rows } = await query`
    select ${columns<SessionRow>({
      id: s.id,
      user_id: s.userId,
      roles: u.roles,
      client_id: u.clientId,
      csrf_token: s.csrfToken,
      method: s.method,
      stale: sql`s.last_seen_at < now() - interval '1 minute'`,
      plain_holds: sql`coalesce(
        s.renamed_at > now() - make_interval(secs => ${sql.lit(graceSeconds)}), true)`,
    })}
    from session s
    join "user" u on u.id = s.user_id
    left join client c on c.id = u.client_id
    where (s.token_hash = ${tokenHash}
        or (s.previous_hash = ${tokenHash} and s.previous_until > now()))
      and s.stage = ${stage}
      and (
        s.stage = 'FULL'
        or s.created_at > now() - make_interval(mins => ${sql.lit(secondFactorMinutes)})
      )
      and ${isAliveSession}
      and ${canSignIn}`.execute(db);
  return rows[0];
};

/** Whether a session still is there, whatever its token. */
export const isSessionOpen = async (
  db: Db,
  id: string,
  stage: SessionStage = 'FULL',
): Promise<boolean> => {
  const { rows } = await query`
    select ${columns<{ hash: Buffer }>({ hash: s.tokenHash })}
    from session s
    where s.id = ${id}`.execute(db);
  return rows[0] !== undefined && (await findSession(db, rows[0].hash, stage)) !== undefined;
};

export const touchSession = (db: Db, id: string) =>
  sql`update session set last_seen_at = now() where id = ${id}`.execute(db);

/** Whether every node that runs is of this version or a later one. */
export const areAllNodesNew = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`
    select 1
    from node
    where knows < ${sinceMigration}
      and seen_at > now() - make_interval(secs => ${sql.lit(silentSeconds)})
    limit 1`.execute(db);
  return rows.length === 0;
};

/** Holds an account against a change of its password; whether it still is this one. */
export const holdOwner = async (
  tx: Db,
  userId: number,
  passwordHash: string | undefined,
): Promise<boolean> => {
  const { rows } = await sql`
    select 1
    from "user"
    where id = ${userId}
      and (${passwordHash ?? null}::text is null or password_hash = ${passwordHash ?? null})
    for share`.execute(tx);
  return rows.length > 0;
};
export const insertSession = (
  db: Db,
  session: {
    tokenHash: Buffer;
    userId: number;
    csrfToken: string;
    method: SessionMethod;
    stage: SessionStage;
    ip: string;
    userAgent: string | undefined;
    /** Whether its cookie has a name with a prefix. */
    isPrefixed: boolean;
  },
) =>
  sql`
    insert into session (
      token_hash, user_id, csrf_token, method, stage, ip, user_agent, renamed_at, expires_at
    )
    values (
      ${session.tokenHash}, ${session.userId}, ${session.csrfToken}, ${session.method},
      ${session.stage}, ${session.ip}, ${session.userAgent?.slice(0, 400) ?? null},
      case when ${session.isPrefixed} then '-infinity'::timestamptz end,
      now() + make_interval(hours => ${sql.lit(absoluteHours)})
    )`.execute(db);

/** Remembers that the owner has just typed the password. */
export const proveSession = (db: Db, { id }: Session) =>
  sql`update session set proven_at = now() where id = ${id}`.execute(db);
/** The same under another token; false of who came by the token of before, which another tab has replaced. */
export const proveByToken = async (
  db: Db,
  { id, tokenHash }: Session,
  next: Buffer,
): Promise<boolean> => {
  const { rows } = await sql`
    update session set
      proven_at = now(), token_hash = ${next}, previous_hash = token_hash,
      previous_until = now() + make_interval(secs => ${sql.lit(graceSeconds)})
    where id = ${id} and token_hash = ${tokenHash}
    returning 1`.execute(db);
  await announce(db, sessionChannel, `token ${tokenHash.toString('base64')}`);
  return rows.length > 0;
};
/** Notes that the browser is given the cookie under its name with a prefix; not to who came by a token of before. */
export const renameSession = async (db: Db, { id, tokenHash }: Session): Promise<boolean> => {
  const { rows } = await sql`
    update session set renamed_at = coalesce(renamed_at, now())
    where id = ${id} and token_hash = ${tokenHash}
    returning 1`.execute(db);
  return rows.length > 0;
};
/** Whether its owner signed in or typed the password a moment ago; the token of before proves nothing. */
export const isProven = async (db: Db, { id, tokenHash }: Session): Promise<boolean> => {
  const { rows } = await sql`
    select 1
    from session
    where id = ${id}
      and token_hash = ${tokenHash}
      and greatest(created_at, proven_at)
        > now() - make_interval(mins => ${sql.lit(proofMinutes)})`.execute(db);
  return rows.length > 0;
};

/**
 * Counts a code as tried before it is compared, so that parallel guesses cannot outrun the count. Answers how many may
 * still be tried; undefined when this one may not.
 */
export const countFactorGuess = async (db: Db, { id }: Session): Promise<number | undefined> => {
  const { rows } = await query`
    update session set factor_guesses = factor_guesses + 1
    where id = ${id}
      and stage = 'SECOND_FACTOR'
      and factor_guesses < ${sql.lit(maxFactorGuesses)}
    returning ${columns({
      left: sql<number>`${sql.lit(maxFactorGuesses)} - factor_guesses`,
    })}`.execute(db);
  return rows[0]?.left;
};

/** Where somebody is signed in; never what they are recognised by. */
export const readSessions = async (db: Db, userId: number): Promise<unknown> =>
  (
    await sql`
      select
        created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt", ip,
        user_agent as "userAgent", method
      from session
      where user_id = ${userId}
      order by created_at`.execute(db)
  ).rows;
