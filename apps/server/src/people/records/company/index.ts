export { companyAdminHandlers, companyColumns } from './company.admin.ts';
export { companyTable } from './company.table.ts';
