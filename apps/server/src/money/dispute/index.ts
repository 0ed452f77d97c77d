import type { Deps } from '../../kernel/deps.ts';
import type { PersonalDataPart } from '../../kernel/personal-data.ts';
import { defineJob, type Job } from '../../platform/jobs/index.ts';
import { forgetDisputes, forgetOldDisputes, readDisputes } from './own-data.queries.ts';

export { countOpenDisputes } from './dispute.admin.queries.ts';
export { disputeAdminHandlers, disputeHandlers } from './dispute.handlers.ts';

export const disputeJobs = ({ db }: Pick<Deps, 'db'>): readonly Job[] => [
  defineJob({
    name: 'dispute.forget',
    schedule: '55 0 * * *',
    work: async () => void (await forgetOldDisputes(db)),
  }),
];
export const disputesOfPerson: PersonalDataPart = {
  name: 'disputes',
  tables: ['dispute', 'dispute_message'],
  read: readDisputes,
  forget: forgetDisputes,
};
