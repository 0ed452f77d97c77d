export { companyResource } from './company.admin.tsx';
