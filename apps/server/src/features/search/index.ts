export { searchHandlers } from './search.handlers.ts';
export { listMissed, pruneSearchLog } from './search-log.queries.ts';
