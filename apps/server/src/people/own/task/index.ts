import type { PersonalDataPart } from '../../../kernel/personal-data.ts';
import { forgetTasks, readTasks } from './task.queries.ts';

export { taskFeatures, taskHandlers } from './task.handlers.ts';
export { completeTask, type TaskFeatures, taskSummary } from './task.queries.ts';

export const tasksOfPerson: PersonalDataPart = {
  name: 'tasks',
  tables: ['task'],
  read: readTasks,
  forget: forgetTasks,
};
