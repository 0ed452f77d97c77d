export { clientContractAdminHandlers } from './client-contract.admin.ts';
export { clientContractTable } from './client-contract.table.ts';
