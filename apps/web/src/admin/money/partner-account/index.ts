export { PartnerAccounts } from './PartnerAccounts.tsx';
