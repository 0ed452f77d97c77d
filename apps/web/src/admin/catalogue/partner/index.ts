export { partnerResource } from './partner.admin.tsx';
