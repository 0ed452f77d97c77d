export { mediaAdminHandlers, mediaHandlers } from './media.handlers.ts';
export { listMedia } from './media.queries.ts';
export { mediaJobs } from './media.jobs.ts';
