export { branchOfficeAdminHandlers } from './branch-office.admin.ts';
export {
  findKnownBranchOffices,
  insertBranchOffices,
  type KnownBranchOffice,
  updateBranchOffices,
} from './branch-office.batch.queries.ts';
export {
  branchOfficeHandlers,
  findBranchOffice,
  listBranchOfficesOf,
} from './branch-office.handlers.ts';
export { branchOfficeColumns } from './branch-office.rules.ts';
export { getPartnerName, replaceSubcategoryOfBranchOffices } from './branch-office.queries.ts';
export { branchOfficeTable } from './branch-office.table.ts';
