export { clientContractAdminHandlers } from './client-contract.admin.ts';
export { clientContractTable } from './client-contract.table.ts';
export { type ContractOfDay, findContract } from './client-contract.queries.ts';
