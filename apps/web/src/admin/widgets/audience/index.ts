export { clientIds } from './client-ids.tsx';
