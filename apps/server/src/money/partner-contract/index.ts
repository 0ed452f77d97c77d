export { partnerContractAdminHandlers } from './partner-contract.admin.ts';
export { partnerContractTable } from './partner-contract.table.ts';
