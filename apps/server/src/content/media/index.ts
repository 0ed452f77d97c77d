export { mediaAdminHandlers } from './media.admin.ts';
export { mediaHandlers } from './media.handlers.ts';
export { countMedia, findMediaHash, listMediaHashes } from './media.queries.ts';
export { mediaJobs } from './media.jobs.ts';
