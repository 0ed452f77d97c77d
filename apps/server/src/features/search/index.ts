export { searchHandlers } from './search.handlers.ts';
export { pruneSearchLog } from './search-log.queries.ts';
