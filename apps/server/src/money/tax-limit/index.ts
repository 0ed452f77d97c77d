export { taxLimitAdminHandlers } from './tax-limit.admin.ts';
export { taxLimitTable } from './tax-limit.table.ts';
