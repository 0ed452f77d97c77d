import type { Deps } from '../../../kernel/deps.ts';
import { defineJob, type Job } from '../../../platform/jobs/index.ts';
import { deleteOldChallenges } from './challenge.queries.ts';

export const passkeyJobs = ({ db }: Pick<Deps, 'db'>): readonly Job[] => [
  defineJob({
    name: 'passkey.clean-up',
    schedule: '35 * * * *',
    work: async () => void (await deleteOldChallenges(db)),
  }),
];
