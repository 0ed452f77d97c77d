import { LRUCache } from 'lru-cache';
import { atMost } from '../../platform/at-most.ts';
import type { SessionRow } from './session.queries.ts';

const mostSessions = 20_000;
/** Known so long without asking: what ends by itself (30 minutes, 12 hours) ends so much later at most. */
const ttlMs = 15_000;

const isMeant = (message: string, key: string, { user_id, client_id }: SessionRow): boolean => {
  const [what, who = ''] = message.split(' ');
  if (what === 'token') return who === key;
  if (what === 'client') return who === String(client_id);
  return what === 'users' && who.split(',').includes(String(user_id));
};
/** Whose own answers an announcement makes stale; undefined is everybody's. */
export const peopleOf = (message: string | undefined): readonly string[] | undefined => {
  const [what, who = ''] = message?.split(' ') ?? [];
  if (what === 'token') return [];
  return what === 'users' || what === 'people' ? who.split(',') : undefined;
};

/**
 * The sessions this process has met lately, so that a reader who turns pages is not looked up at each. Ends of sessions
 * and changes of their people are announced (`session.queries.ts`): a node that may have missed one forgets all.
 */
export const createSessionMemory = () => {
  const known = new LRUCache<string, SessionRow>({ ...atMost(mostSessions), ttl: ttlMs });
  let generation = 0;
  return {
    /** The known session of a key, or what `find` says. */
    get: async (
      key: string,
      find: () => Promise<SessionRow | undefined>,
    ): Promise<SessionRow | undefined> => {
      const row = known.get(key);
      if (row) return row;
      const begun = generation;
      const found = await find();
      // what ended while it was looked up is not remembered
      if (found && begun === generation) known.set(key, { ...found, stale: false });
      return found;
    },
    /** The session of a key if it is known, without asking. */
    peek: (key: string): SessionRow | undefined => known.get(key),
    /** Hears an announcement; undefined when some may have been missed. */
    hear: (message: string | undefined): void => {
      generation += 1;
      if (message === undefined) return known.clear();
      for (const [key, row] of known.entries()) if (isMeant(message, key, row)) known.delete(key);
    },
  };
};
export type SessionMemory = ReturnType<typeof createSessionMemory>;
