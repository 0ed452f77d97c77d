export { companyResource, companyTarget } from './company.admin.tsx';
