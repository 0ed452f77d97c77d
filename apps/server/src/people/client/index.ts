export { clientAdminHandlers } from './client.admin.ts';
export { type Employers, findEmployers, getClientName, lockClient } from './client.queries.ts';
