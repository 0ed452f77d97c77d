export { companyAdminHandlers } from './company.admin.ts';
