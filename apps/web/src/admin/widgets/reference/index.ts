export { clientTarget, companyTarget, partnerTarget } from './targets.ts';
