export { registerDirectory } from './scim.ts';
export { directoryTokenAdminHandlers } from './token.admin.ts';
