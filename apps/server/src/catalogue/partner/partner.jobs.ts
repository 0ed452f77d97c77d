import type { Deps } from '../../kernel/deps.ts';
import { type Job, defineJob } from '../../platform/jobs/index.ts';
import { updateScore } from './score.queries.ts';

export const partnerJobs = ({ write }: Pick<Deps, 'write'>): readonly Job[] => [
  defineJob({
    name: 'partner.score',
    schedule: '30 0 * * *',
    work: () => write(updateScore),
  }),
];
