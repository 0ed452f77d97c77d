export { waitingAt, waitingItems } from './waiting.tsx';
