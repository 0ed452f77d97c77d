import type { Deps } from '../../kernel/deps.ts';
import { defineJob, type Job } from '../../platform/jobs/index.ts';
import { recallFromLeavers } from './leaving.ts';

export { settleCredits } from './leaving.ts';
export { assertUser, sumMoney } from './user-credit.queries.ts';
export { userCreditHandlers } from './user-credit.handlers.ts';

/** Anyone who left gives their employer's credits back; after the night's expiry. */
export const userCreditJobs = ({ db, config }: Deps): readonly Job[] => [
  defineJob({
    name: 'credit.leavers',
    schedule: '20 0 * * *',
    work: async () => void (await recallFromLeavers(db, config.currency)),
  }),
];
