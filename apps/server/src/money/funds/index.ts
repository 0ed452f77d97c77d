export { fundsTable, readFunds } from './funds.ts';
export { fundsHandlers } from './funds.handlers.ts';
