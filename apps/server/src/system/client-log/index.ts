import type { PersonalDataPart } from '../../kernel/personal-data.ts';
import { forgetReports, readReports } from './client-log.queries.ts';

export { clientLogJobs } from './client-log.jobs.ts';
export { clientLogHandlers } from './client-log.handlers.ts';

export const reportsOfPerson: PersonalDataPart = {
  name: 'browserReports',
  tables: ['client_log'],
  read: readReports,
  forget: forgetReports,
};
