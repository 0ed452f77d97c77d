export { highlight } from './highlight.ts';
export { searchHandlers } from './search.handlers.ts';
export { listMissed, pruneSearchLog } from './search-log.queries.ts';
export { type SearchModel, searchModel } from './search.model.ts';
