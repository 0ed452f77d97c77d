import type { userRoutes } from '@cafeteria/contract';
import type { Deps } from '../../entity/deps.ts';
import { getMe, updateMe } from './user.queries.ts';
import type { Handlers } from '../../entity/caller/index.ts';

export const userHandlers = ({ db }: Deps): Handlers<typeof userRoutes> => ({
  me: async (_input, { user }) => getMe(db, user.id),
  update: async ({ body }, { user }) => {
    await updateMe(db, user.id, body);
    return getMe(db, user.id);
  },
});
