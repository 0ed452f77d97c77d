export { proofHandlers } from './proof.handlers.ts';
