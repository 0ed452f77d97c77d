import type { Deps } from '../../kernel/deps.ts';
import { type Job, defineJob } from '../../platform/jobs/index.ts';
import { pruneClientLog } from './client-log.queries.ts';

export const clientLogJobs = ({ db }: Pick<Deps, 'db'>): readonly Job[] => [
  defineJob({ name: 'client-log.prune', schedule: '10 * * * *', work: () => pruneClientLog(db) }),
];
