export { clientResource, clientTarget } from './client.admin.tsx';
