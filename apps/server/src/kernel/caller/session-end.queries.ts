import { sql } from 'kysely';
import { announce, columns, type Db, query } from '../../platform/db/index.ts';
import type { Session, SessionMethod } from './caller.ts';
import { isOfEmployer } from './role-sql.ts';
import { idleMinutes, sessionChannel } from './session.queries.ts';

/** Ends a session; whether it had not ended before. */
export const deleteSession = async (db: Db, { id }: Session): Promise<boolean> => {
  const { rows } = await query`
    delete from session
    where id = ${id}
    returning ${columns({
      hash: sql<Buffer>`token_hash`,
      previous: sql<Buffer | null>`previous_hash`,
    })}`.execute(db);
  for (const hash of rows.flatMap(({ hash, previous }) => [hash, ...(previous ? [previous] : [])]))
    await announce(db, sessionChannel, `token ${hash.toString('base64')}`);
  return rows.length > 0;
};
/** How many ids fit into one announcement (PostgreSQL: 8,000 bytes). */
const maxTold = 500;
/** Lets every node look at the sessions of these people again: they ended. */
const announceSessions = async (tx: Db, ids: readonly number[]): Promise<void> => {
  for (let start = 0; start < ids.length; start += maxTold)
    await announce(tx, sessionChannel, `users ${ids.slice(start, start + maxTold).join(',')}`);
};
/** Signs people out everywhere; answers how many sessions it were. */
export const deleteSessionsOfUsers = async (
  tx: Db,
  userIds: readonly number[],
): Promise<number> => {
  const { rows } = await sql`
    delete from session where user_id = any(${[...userIds]}::int[]) returning 1`.execute(tx);
  await announceSessions(tx, userIds);
  return rows.length;
};
/** Signs somebody out everywhere else: the given session stays. */
export const deleteOtherSessions = async (
  tx: Db,
  userId: number,
  except?: string,
): Promise<void> => {
  await sql`
    delete from session
    where user_id = ${userId}
      and (${except ?? null}::uuid is null or id <> ${except ?? null})`.execute(tx);
  await announceSessions(tx, [userId]);
};
/** Ends one of somebody's own sessions; whether it is theirs. */
export const deleteOwnSession = async (tx: Db, userId: number, id: string): Promise<boolean> => {
  const { rows } = await sql`
    delete from session where id = ${id} and user_id = ${userId} returning 1`.execute(tx);
  await announceSessions(tx, [userId]);
  return rows.length > 0;
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
