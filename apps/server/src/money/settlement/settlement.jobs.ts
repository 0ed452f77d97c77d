import { countryCode } from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import { atomic } from '../../platform/db/index.ts';
import { defineJob, type Job } from '../../platform/jobs/index.ts';
import { finishRun } from './make.queries.ts';
import { workRun } from './run.ts';
import { runJob } from './settlement.handlers.ts';

/** A run goes on where it stopped; one that keeps failing says with whom it could not settle. */
export const settlementJobs = ({ db, config }: Deps): readonly Job[] => [
  defineJob<{ id: number }>({
    name: runJob,
    work: ({ id }) => workRun(db, id, { country: countryCode[config.country] }),
    abandon: ({ id }) => atomic(db, (tx) => finishRun(tx, id)),
  }),
];
