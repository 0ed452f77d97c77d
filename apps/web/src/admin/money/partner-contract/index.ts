export { partnerContractResource } from './partner-contract.admin.tsx';
export { commission } from './commission.tsx';
