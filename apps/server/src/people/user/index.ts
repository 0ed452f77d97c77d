export { endAccess } from './access-end.ts';
export { userAdminHandlers } from './user.admin.ts';
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
export { userTable } from './user.table.ts';
export { userColumns } from './user.columns.ts';
export { userHandlers } from './user.handlers.ts';
export { findPasswordHash, forgetFailures, recordSignIn, reserveSignIn } from './user.queries.ts';
