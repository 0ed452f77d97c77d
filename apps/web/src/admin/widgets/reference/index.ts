export { clientTarget, companyTarget, partnerTarget, userTarget } from './targets.ts';
