import { countryCode } from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import { atomic } from '../../platform/db/index.ts';
import { defineJob, type Job } from '../../platform/jobs/index.ts';
import { finishRun } from './turn.queries.ts';
import { tellPartners } from './notice.ts';
import { workRun } from './run.ts';
import { runJob, settleBySchedule } from './schedule.ts';

/** A run goes on where it stopped; one that keeps failing says with whom it could not settle. */
export const settlementJobs = (deps: Deps): readonly Job[] => [
  defineJob<{ id: number }>({
    name: runJob,
    work: ({ id }) => workRun(deps.db, id, { country: countryCode[deps.config.country] }),
    abandon: ({ id }) => atomic(deps.db, (tx) => finishRun(tx, id)),
  }),
  // every hour, so that a node that was down catches up; an hour after midnight what began before it is booked
  defineJob({
    name: 'settlement.schedule',
    schedule: '40 1-23 * * *',
    work: async () => void (await settleBySchedule(deps)),
  }),
  // however a settlement comes to be approved, its partner is told within a minute
  defineJob({ name: 'settlement.tell', schedule: '* * * * *', work: () => tellPartners(deps) }),
];
