export { highlight } from './highlight.ts';
export { searchHandlers } from './search.handlers.ts';
export { searchJobs } from './search.jobs.ts';
export { listMissed } from './search-log.queries.ts';
export { createSearch, type Search } from './search.model.ts';
