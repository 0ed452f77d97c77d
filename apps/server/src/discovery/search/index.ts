export { highlight } from './highlight.ts';
export { searchHandlers } from './search.handlers.ts';
export { searchJobs } from './search.jobs.ts';
export { listMissed } from './search-log.queries.ts';
export { type SearchModel, searchModel } from './search.model.ts';
