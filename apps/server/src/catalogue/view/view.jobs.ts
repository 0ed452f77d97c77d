import type { Deps } from '../../kernel/deps.ts';
import { type Job, defineJob } from '../../platform/jobs/index.ts';
import { pruneViews } from './view.queries.ts';

export const viewJobs = ({ db }: Pick<Deps, 'db'>): readonly Job[] => [
  defineJob({
    name: 'view.prune',
    schedule: '30 0 * * *',
    work: async () => void (await pruneViews(db)),
  }),
];
