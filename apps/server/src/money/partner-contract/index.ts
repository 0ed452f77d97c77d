export { partnerContractAdminHandlers } from './partner-contract.admin.ts';
export { partnerContractColumns, partnerContractTable } from './partner-contract.table.ts';
