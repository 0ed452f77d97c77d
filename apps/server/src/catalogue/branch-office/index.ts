export { branchOfficeAdminHandlers } from './branch-office.admin.ts';
export { insertBranchOffices } from './branch-office.batch.queries.ts';
export {
  branchOfficeHandlers,
  findBranchOffice,
  listBranchOfficesOf,
} from './branch-office.handlers.ts';
export { getPartnerName, replaceSubcategoryOfBranchOffices } from './branch-office.queries.ts';
