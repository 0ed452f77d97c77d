import type { sessionRoutes } from '@cafeteria/contract';
import {
  deleteOtherSessions,
  deleteOwnSession,
  type Handlers,
  type Session,
} from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { AppError, notFound } from '../../../platform/http/index.ts';
import { readUserAgent } from '../known-browser/index.ts';
import { listOwnSessions } from './own-session.queries.ts';

/** Certain on routes that ask for a user. */
const own = (session: Session | undefined): Session => {
  if (!session) throw new AppError('common.error.unauthorized');
  return session;
};

/** Where somebody is signed in, and the end of it. */
export const ownSessionHandlers = ({
  db,
  sessions,
}: Pick<Deps, 'db' | 'sessions'>): Handlers<typeof sessionRoutes> => ({
  list: async (_input, { session }) =>
    (await listOwnSessions(db, own(session))).map(({ userAgent, ...one }) => ({
      ...one,
      ...readUserAgent(userAgent),
    })),
  remove: async ({ uuid }, { user, session, reply }) => {
    if (!(await deleteOwnSession(db, user.id, uuid))) throw notFound();
    // anyone who ends the session they are in signs out
    if (uuid === own(session).id) await sessions.close(undefined, reply);
    return {};
  },
  endOthers: async (_input, { user, session }) => {
    await deleteOtherSessions(db, user.id, own(session).id);
    return {};
  },
});
