export { fundsHandlers } from './funds.handlers.ts';
