import { taskDoneByHand, type taskRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { AppError, found } from '../../../platform/http/index.ts';
import { completeTask, findTask, listTasks, makeTasks, type TaskFeatures } from './task.queries.ts';

/** The features of an installation that decide which steps there are. */
export const taskFeatures = ({ config }: Pick<Deps, 'config'>): TaskFeatures => ({
  hasFirstPayment: config.portal.features.includes('FIRST_PAYMENT'),
});

export const taskHandlers = (deps: Deps): Handlers<typeof taskRoutes> => {
  const { db } = deps;
  const features = taskFeatures(deps);
  return {
    list: async (_input, { user }) => {
      await makeTasks(db, user.id, features);
      return listTasks(db, user.id, features);
    },
    complete: async ({ id }, { user }) => {
      const { type } = found(await findTask(db, user.id, id));
      if (type !== taskDoneByHand) throw new AppError('task.error.notByHand');
      await completeTask(db, user.id, type);
      return found(await findTask(db, user.id, id));
    },
  };
};
