import type { Deps } from '../../entity/deps.ts';
import { defineJob, type Job } from '../../platform/jobs/index.ts';
import { deliverMessages } from './deliver.ts';
import { deliverJob } from './queue.ts';
import type { Transports } from './transport.ts';

/** Messages go out when they are written, and each minute what waits for another try. */
export const messageJobs = (deps: Deps, transports: Transports): readonly Job[] => [
  defineJob({
    name: deliverJob,
    schedule: '* * * * *',
    work: () => deliverMessages(deps, transports),
  }),
];
