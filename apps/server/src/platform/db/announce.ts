import { sql } from 'kysely';
import type { Db } from './database.ts';
import { later } from './later.ts';

type OnMessage = (payload: string) => void;
type Announcement = { readonly channel: string; readonly payload: string };

const pendingOf = new WeakMap<Db, Announcement[]>();
const earsOf = new WeakMap<Db, Map<string, Set<OnMessage>>>();

/** Calls `onMessage` with what this process announces on a channel of this database; others hear it by `listen`. */
export const hear = (db: Db, channel: string, onMessage: OnMessage): void => {
  const channels = earsOf.get(db) ?? new Map<string, Set<OnMessage>>();
  earsOf.set(db, channels);
  channels.set(channel, (channels.get(channel) ?? new Set()).add(onMessage));
};

const tell = (db: Db, { channel, payload }: Announcement): void => {
  for (const onMessage of earsOf.get(db)?.get(channel) ?? []) onMessage(payload);
};

/**
 * Tells every node, when the transaction commits: this process before `atomic` returns, so that nobody here sees what
 * was before after the writer was answered; the others by NOTIFY, moments later.
 */
export const announce = async (db: Db, channel: string, payload: string): Promise<void> => {
  await later(db, sql`select pg_notify(${channel}, ${payload})`);
  const pending = pendingOf.get(db);
  if (pending) pending.push({ channel, payload });
  else tell(db, { channel, payload });
};

/** Runs a transaction and tells this process, once it is committed, what was announced in it. */
export const telling = async <T>(
  db: Db,
  run: (begun: (tx: Db) => void) => Promise<T>,
): Promise<T> => {
  const announcements: Announcement[] = [];
  const result = await run((tx) => void pendingOf.set(tx, announcements));
  for (const announcement of announcements) tell(db, announcement);
  return result;
};
