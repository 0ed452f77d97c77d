export { clientIds } from './client-ids.tsx';
export { visibility } from './visibility.tsx';
