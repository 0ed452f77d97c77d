export { bookHandlers } from './book.handlers.ts';
export { bookJobs } from './book.jobs.ts';
export { bookLines } from './post.queries.ts';
