export { historyHandlers } from './history.handlers.ts';
export { listHistory } from './history.ts';
