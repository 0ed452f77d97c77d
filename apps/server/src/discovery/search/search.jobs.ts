import type { Deps } from '../../kernel/deps.ts';
import { type Job, defineJob } from '../../platform/jobs/index.ts';
import { pruneSearchLog } from './search-log.queries.ts';

export const searchJobs = ({ db }: Pick<Deps, 'db'>): readonly Job[] => [
  defineJob({ name: 'search-log.prune', schedule: '30 * * * *', work: () => pruneSearchLog(db) }),
];
