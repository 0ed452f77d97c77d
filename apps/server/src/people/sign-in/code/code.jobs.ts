import type { Deps } from '../../../kernel/deps.ts';
import { defineJob, type Job } from '../../../platform/jobs/index.ts';
import { deleteOldCodes } from './code.queries.ts';

export const codeJobs = ({ db }: Pick<Deps, 'db'>): readonly Job[] => [
  defineJob({
    name: 'code.clean-up',
    schedule: '20 3 * * *',
    work: async () => void (await deleteOldCodes(db)),
  }),
];
