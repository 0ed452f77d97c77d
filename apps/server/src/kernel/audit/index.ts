import type { PersonalDataPart } from '../personal-data.ts';
import { forgetActor, readActions } from './audit.ts';

export { type Actor, forgetAudit, recordAudit } from './audit.ts';
export { auditJobs } from './audit.jobs.ts';
export { recordRefusals } from './refusals.ts';
export { changesOf } from './changes.ts';

export const actionsOfPerson: PersonalDataPart = {
  name: 'actions',
  tables: ['audit'],
  read: readActions,
  forget: forgetActor,
};
