export { clientContractResource } from './client-contract.admin.tsx';
