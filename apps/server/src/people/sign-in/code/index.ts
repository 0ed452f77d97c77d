import type { PersonalDataPart } from '../../../kernel/personal-data.ts';
import { forgetCodes, readCodes } from './code.queries.ts';

export { acceptCode, wrongCode } from './accept.ts';
export { codeJobs } from './code.jobs.ts';
export { type CodePurpose, findPendingTarget, useCode, voidCodes } from './code.queries.ts';
export {
  checkCode,
  issueCode,
  resendSeconds,
  type RightCode,
  secondsUntilNext,
  stateOfCode,
} from './code.ts';

export const codesOfPerson: PersonalDataPart = {
  name: 'codes',
  tables: ['one_time_code'],
  read: readCodes,
  forget: forgetCodes,
};
