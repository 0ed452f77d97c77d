import type { PersonalDataPart } from '../../../kernel/personal-data.ts';
import { readAccount } from './own-data.queries.ts';

export { endAccess } from './access-end.ts';
export { findPersonal, findPhone, holdOwnData, saveEmail } from './own-data.queries.ts';
export {
  completeInvitation,
  isEmployed,
  isSwitchedOff,
  mayCome,
  recordInvited,
  recordReminded,
  setPassword,
} from './user.account.queries.ts';
export { changePhoneNumber, tellPhoneChange } from './phone-change.ts';
export { countMoneyOutOfReach } from './user.admin.queries.ts';
export { type Ending, eraseUser, userAdminHandlers } from './user.admin.ts';
export {
  insertAdministrator,
  listAdministrators,
  type NewAdministrator,
} from './user.administrator.queries.ts';
export {
  countMissingUsers,
  deactivateMissingUsers,
  findForeignNames,
  findPayrollUsers,
  insertUsers,
  type KnownUser,
  lockNames,
  type PayrollUser,
  releaseNames,
  updateUsers,
} from './user.batch.queries.ts';
export { userJobs } from './user.jobs.ts';
export { endNewsletter, noteNewsSent } from './user.newsletter.queries.ts';
export {
  completeOnboarding,
  type EmployerUser,
  findEmployerUser,
  type KnownBy,
  lockEmployerUser,
  reopenOnboarding,
} from './user.employer.queries.ts';
export {
  type DirectoryFilter,
  type DirectoryUser,
  type DirectoryWrite,
  insertDirectoryUser,
  listDirectoryUsers,
  lockDirectoryUser,
  lockRemovedUser,
  removeDirectoryUser,
  updateDirectoryUser,
} from './user.directory.queries.ts';
export { findTaken } from './user.admin.queries.ts';
export { termsVersion } from './terms.queries.ts';
export { userTable } from './user.table.ts';
export { userColumns } from './user.columns.ts';
export { readMe, userHandlers } from './user.handlers.ts';
export { hashToTry } from './own-password.ts';
export {
  findPasswordHash,
  forgetFailures,
  recordSignIn,
  renewHash,
  reserveSignIn,
} from './user.queries.ts';

/** The account itself; erased as `eraseUser` begins. */
export const accountOfPerson: PersonalDataPart = {
  name: 'account',
  tables: ['user'],
  read: readAccount,
};
