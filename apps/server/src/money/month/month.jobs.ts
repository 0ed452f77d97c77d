import type { Deps } from '../../kernel/deps.ts';
import { defineJob, type Job } from '../../platform/jobs/index.ts';
import { closeJob, finishMonth } from './close.ts';

/** A month that is being closed is frozen by a job: one that dies leaves nothing, and begins again. */
export const monthJobs = (deps: Deps): readonly Job[] => [
  defineJob<{ id: number }>({ name: closeJob, work: ({ id }) => finishMonth(deps, id) }),
];
