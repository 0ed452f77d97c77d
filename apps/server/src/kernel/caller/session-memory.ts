import { createKeeper } from '../../platform/keeper.ts';
import type { SessionRow } from './session.queries.ts';

const keptSessions = 20_000;
/**
 * How long a session is known without asking: one that ends by itself (30 minutes, 12 hours) ends at most this much
 * later.
 */
const ttlMs = 15_000;

/** Announcements name a session (`token …`), its people (`users 4,12`), their employer, or people alone. */
const namesOf = (message: string): readonly string[] => {
  const [what = '', subject = ''] = message.split(' ');
  return what === 'users' ? subject.split(',').map((id) => `users ${id}`) : [message];
};
/** Whose own answers an announcement makes stale; undefined is everybody's. */
export const peopleOf = (message: string | undefined): readonly string[] | undefined => {
  const [what, subject = ''] = message?.split(' ') ?? [];
  if (what === 'token') return [];
  return what === 'users' || what === 'people' ? subject.split(',') : undefined;
};

/**
 * The sessions this process has met lately, so that a reader who turns pages is not looked up at each. Ends of sessions
 * and changes of their people are announced (`session.queries.ts`): a node that may have missed one forgets all.
 */
export const createSessionMemory = () => {
  const known = createKeeper<SessionRow>({
    maxEntries: keptSessions,
    ttlMs,
    aboutOf: ({ user_id, client_id }, key) => [
      `token ${key}`,
      `users ${user_id}`,
      `client ${client_id}`,
    ],
  });
  return {
    /** The known session of a key, or what `find` says. */
    get: async (
      key: string,
      find: () => Promise<SessionRow | undefined>,
    ): Promise<SessionRow | undefined> => {
      const row = known.peek(key);
      if (row) return row;
      const keep = known.begin(key);
      const found = await find();
      if (found) keep({ ...found, stale: false });
      return found;
    },
    /** The session of a key if it is known, without asking. */
    peek: (key: string): SessionRow | undefined => known.peek(key),
    /** Forgets the sessions an announcement names; all of them (undefined) when one may have been missed. */
    forget: (message: string | undefined): void =>
      known.drop(message === undefined ? 'everything' : namesOf(message)),
  };
};
export type SessionMemory = ReturnType<typeof createSessionMemory>;
