export { userResource } from './user.admin.tsx';
