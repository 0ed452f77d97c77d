export { PayAt } from './PayAt.tsx';
export { PayLink } from './PayLink.tsx';
