import { type Job, defineJob } from '../../platform/jobs/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { deleteEndedSessions } from './session-end.queries.ts';

export const sessionJobs = ({ db }: { readonly db: Db }): readonly Job[] => [
  defineJob({
    name: 'session.clean-up',
    schedule: '*/15 * * * *',
    work: async () => void (await deleteEndedSessions(db)),
  }),
];
