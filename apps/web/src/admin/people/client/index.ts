export { clientResource } from './client.admin.tsx';
