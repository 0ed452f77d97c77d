import { sql } from 'kysely';
import type { Role } from '@cafeteria/contract';
import { isOfEmployer } from './role-sql.ts';
import { announce, columns, type Db, query, tableAs } from '../../platform/db/index.ts';
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

export type SessionRow = {
  user_id: number;
  roles: Role[];
  client_id: number | null;
  csrf_token: string;
  method: SessionMethod;
  stale: boolean;
};

/** How long a session waits for its second factor. */
const secondFactorMinutes = 10;
/** Codes that may be tried in one. */
const mostFactorGuesses = 5;
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
      user_id: s.userId,
      roles: u.roles,
      client_id: u.clientId,
      csrf_token: s.csrfToken,
      method: s.method,
      stale: sql`s.last_seen_at < now() - interval '1 minute'`,
    })}
    from session s
    join "user" u on u.id = s.user_id
    left join client c on c.id = u.client_id
    where s.token_hash = ${tokenHash}
      and s.stage = ${stage}
      and (
        s.stage = 'FULL'
        or s.created_at > now() - make_interval(mins => ${sql.lit(secondFactorMinutes)})
      )
      and ${isAliveSession}
      and u.active
      and u.deleted_at is null
      and (c.id is null or c.active)`.execute(db);
  return rows[0];
};

export const touchSession = (db: Db, tokenHash: Buffer) =>
  sql`update session set last_seen_at = now() where token_hash = ${tokenHash}`.execute(db);

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
  },
) =>
  sql`
    insert into session (token_hash, user_id, csrf_token, method, stage, ip, user_agent, expires_at)
    values (
      ${session.tokenHash}, ${session.userId}, ${session.csrfToken}, ${session.method},
      ${session.stage}, ${session.ip}, ${session.userAgent?.slice(0, 400) ?? null},
      now() + make_interval(hours => ${sql.lit(absoluteHours)})
    )`.execute(db);

/** Remembers that the owner has just typed the password. */
export const proveSession = (db: Db, { tokenHash }: Session) =>
  sql`update session set proven_at = now() where token_hash = ${tokenHash}`.execute(db);
/** Whether its owner signed in or typed the password a moment ago. */
export const isProven = async (db: Db, { tokenHash }: Session): Promise<boolean> => {
  const { rows } = await sql`
    select 1
    from session
    where token_hash = ${tokenHash}
      and greatest(created_at, proven_at)
        > now() - make_interval(mins => ${sql.lit(proofMinutes)})`.execute(db);
  return rows.length > 0;
};

/**
 * Counts a code as tried before it is compared, so that parallel guesses cannot outrun the count. Answers how many may
 * still be tried; undefined when this one may not.
 */
export const countFactorGuess = async (
  db: Db,
  { tokenHash }: Session,
): Promise<number | undefined> => {
  const { rows } = await query`
    update session set factor_guesses = factor_guesses + 1
    where token_hash = ${tokenHash}
      and stage = 'SECOND_FACTOR'
      and factor_guesses < ${sql.lit(mostFactorGuesses)}
    returning ${columns({
      left: sql<number>`${sql.lit(mostFactorGuesses)} - factor_guesses`,
    })}`.execute(db);
  return rows[0]?.left;
};

/** Ends a session; whether it had not ended before. */
export const deleteSession = async (db: Db, tokenHash: Buffer): Promise<boolean> => {
  const { rows } = await sql`
    delete from session where token_hash = ${tokenHash} returning 1`.execute(db);
  await announce(db, sessionChannel, `token ${tokenHash.toString('base64')}`);
  return rows.length > 0;
};
/** How many ids fit into one announcement (PostgreSQL: 8,000 bytes). */
const mostTold = 500;
/** Lets every node look at the sessions of these people again: they ended. */
const announceSessions = async (tx: Db, ids: readonly number[]): Promise<void> => {
  for (let told = 0; told < ids.length; told += mostTold)
    await announce(tx, sessionChannel, `users ${ids.slice(told, told + mostTold).join(',')}`);
};
/** Signs people out everywhere. */
export const deleteSessionsOfUsers = async (tx: Db, userIds: readonly number[]): Promise<void> => {
  await sql`delete from session where user_id = any(${[...userIds]}::int[])`.execute(tx);
  await announceSessions(tx, userIds);
};
/** Signs somebody out everywhere else: the session of the given token stays. */
export const deleteOtherSessions = async (
  tx: Db,
  userId: number,
  tokenHash?: Buffer,
): Promise<void> => {
  await sql`
    delete from session
    where user_id = ${userId}
      and (${tokenHash ?? null}::bytea is null or token_hash <> ${tokenHash ?? null})`.execute(tx);
  await announceSessions(tx, [userId]);
};
/** Ends one of somebody's own sessions; answers its token's hash, undefined when it is none of theirs. */
export const deleteOwnSession = async (
  tx: Db,
  userId: number,
  id: string,
): Promise<Buffer | undefined> => {
  const { rows } = await query`
    delete from session
    where id = ${id} and user_id = ${userId}
    returning ${columns({ hash: sql<Buffer>`token_hash` })}`.execute(tx);
  await announceSessions(tx, [userId]);
  return rows[0]?.hash;
};
/** Signs all users of a client out. */
export const deleteSessionsOfClient = async (tx: Db, clientId: number): Promise<void> => {
  await sql`
    delete from session s
    using "user" u
    where u.id = s.user_id and u.client_id = ${clientId}`.execute(tx);
  await announce(tx, sessionChannel, `client ${clientId}`);
};
/** Signs the employees of a client out who did not come by the given way; the operator's people stay. */
export const deleteSessionsNotBy = async (
  tx: Db,
  clientId: number,
  method: SessionMethod,
): Promise<void> => {
  await sql`
    delete from session s
    using "user" u
    where u.id = s.user_id
      and u.client_id = ${clientId}
      and ${isOfEmployer('u')}
      and s.method <> ${method}`.execute(tx);
  await announce(tx, sessionChannel, `client ${clientId}`);
};
export const deleteEndedSessions = (db: Db) =>
  sql`
    delete from session
    where expires_at < now()
      or last_seen_at < now() - make_interval(mins => ${sql.lit(idleMinutes)})`.execute(db);

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
