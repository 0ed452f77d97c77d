import type { Deps } from '../../kernel/deps.ts';
import { defineJob, type Job } from '../../platform/jobs/index.ts';
import { remindLeavers, remindOfExpiry, remindOfOwnMoney } from './reminder.ts';

/** Reminders go in the morning; every hour of the day, so that a node that was down catches up. */
export const reminderJobs = (deps: Deps): readonly Job[] => [
  defineJob({
    name: 'reminder.credits',
    schedule: '5 8-19 * * *',
    work: async () => {
      await remindOfExpiry(deps);
      await remindLeavers(deps);
      await remindOfOwnMoney(deps);
    },
  }),
];
