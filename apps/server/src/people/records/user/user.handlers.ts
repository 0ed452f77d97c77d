import type { Me, userRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { completeTask, taskFeatures } from '../../own/task/index.ts';
import { holdOwnData, saveOwnData } from './own-data.queries.ts';
import { changedData } from './own-data.rules.ts';
import { acceptTerms, termsVersion } from './terms.queries.ts';
import { getMe } from './user.queries.ts';

/** Reads the signed-in person as every page needs them. */
export const readMe = (deps: Deps, userId: number): Promise<Me> =>
  getMe(deps.db, userId, taskFeatures(deps));

export const userHandlers = (deps: Deps): Handlers<typeof userRoutes> => ({
  me: (_input, { user }) => readMe(deps, user.id),
  update: async ({ body }, { user }) => {
    await deps.writeUnseen(async (tx) => {
      const known = await holdOwnData(tx, user.id);
      const changed = changedData(known, body);
      await saveOwnData(tx, user.id, { ...known, ...changed }, changed);
      if (changed.deliveryAddress && known.email !== null)
        await completeTask(tx, user.id, 'COMPLETE_PROFILE');
    });
    return readMe(deps, user.id);
  },
  acceptTerms: async ({ body: { version } }, { user }) => {
    // agreed to on a page that showed others
    if (version !== termsVersion) throw new AppError('common.error.concurrentModification');
    await deps.writeUnseen((tx) => acceptTerms(tx, user.id));
    return {};
  },
});
