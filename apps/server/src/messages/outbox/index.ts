export { deliverMessages } from './deliver.ts';
export { messageJobs } from './outbox.jobs.ts';
export { type NewMessage, queueMessage } from './queue.ts';
export { Bounced, type Mail, type Sms, type Transport, type Transports } from './transport.ts';
