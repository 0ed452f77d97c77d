export { partnerContractResource } from './partner-contract.admin.tsx';
