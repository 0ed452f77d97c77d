export { branchOfficeAdminHandlers } from './branch-office.admin.ts';
export { branchOfficeHandlers } from './branch-office.handlers.ts';
export { branchOfficeColumns } from './branch-office.rules.ts';
