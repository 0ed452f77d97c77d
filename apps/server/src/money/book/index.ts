export { bookHandlers } from './book.handlers.ts';
export { bookJobs } from './book.jobs.ts';
export { bookLines, type NewLine } from './post.queries.ts';
export { sendTable } from './send-table.ts';
export { type Written, writeTable } from './tables.ts';
