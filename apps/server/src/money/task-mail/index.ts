import type { Deps } from '../../kernel/deps.ts';
import { defineJob, type Job } from '../../platform/jobs/index.ts';
import { tellMoneyTasks } from './task-mail.ts';

export { countWaiting } from './task-mail.ts';

/** On working days, in the morning: who keeps the books learns what waits. */
export const taskMailJobs = (deps: Deps): readonly Job[] => [
  defineJob({
    name: 'money.tasks',
    schedule: '30 6 * * 1-5',
    work: () => tellMoneyTasks(deps),
  }),
];
