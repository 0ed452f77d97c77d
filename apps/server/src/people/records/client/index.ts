export { clientAdminHandlers, clientColumns } from './client.admin.ts';
export { clientTable } from './client.table.ts';
export {
  type Employers,
  findEmployers,
  getClientName,
  isClientActive,
  lockClient,
  shareClient,
} from './client.queries.ts';
