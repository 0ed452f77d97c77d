import { sql } from 'kysely';
import type { Db } from './database.ts';
import { type Announcement, publish } from './subscribers.ts';

const pendingOf = new WeakMap<Db, Announcement[]>();

/**
 * Tells every node, when the transaction commits: this process before `atomic` returns, so that nobody here sees what
 * was before after the writer was answered; the others by NOTIFY, moments later.
 */
export const announce = async (db: Db, channel: string, payload: string): Promise<void> => {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
  const pending = pendingOf.get(db);
  if (pending) pending.push({ channel, payload });
  else publish(db, { channel, payload });
};

/** Runs a transaction and tells this process, once it is committed, what was announced in it. */
export const telling = async <T>(
  db: Db,
  run: (onBegin: (tx: Db) => void) => Promise<T>,
): Promise<T> => {
  const announcements: Announcement[] = [];
  const result = await run((tx) => void pendingOf.set(tx, announcements));
  for (const announcement of announcements) publish(db, announcement);
  return result;
};
