import { defineJob, type Job } from '../../platform/jobs/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { pruneChanges } from './catalogue-change.queries.ts';

export const changesJobs = ({ db }: { readonly db: Db }): readonly Job[] => [
  defineJob({
    name: 'catalogue-change.prune',
    schedule: '10 * * * *',
    work: async () => void (await pruneChanges(db)),
  }),
];
