export { clientLogJobs } from './client-log.jobs.ts';
export { clientLogHandlers } from './client-log.handlers.ts';
