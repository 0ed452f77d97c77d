export { deliverMessages } from './deliver.ts';
export { messageGauges } from './gauges.ts';
export { messageAdminHandlers } from './message.admin.ts';
export { forgetMessages } from './message.queries.ts';
export { countFailed } from './message.view.queries.ts';
export { messageJobs } from './outbox.jobs.ts';
export { type NewMessage, queueMessage } from './queue.ts';
