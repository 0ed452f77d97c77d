import type { Deps } from '../../kernel/deps.ts';
import { defineJob, type Job } from '../../platform/jobs/index.ts';
import { remindOfLimits } from './reminder.ts';

export { listDueLimits } from './reminder.ts';
export { taxLimitAdminHandlers } from './tax-limit.admin.ts';
export { taxLimitTable } from './tax-limit.table.ts';

/** Once a day, in the morning: who runs the portal learns which limits are still to be written. */
export const taxLimitJobs = (deps: Deps): readonly Job[] => [
  defineJob({
    name: 'tax-limit.due',
    schedule: '0 7 * * *',
    work: () => remindOfLimits(deps),
  }),
];
export { assertYearIsOpen } from './closed-years.ts';
