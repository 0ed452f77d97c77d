import type { PersonalDataPart } from '../../kernel/personal-data.ts';
import { forgetMessages, readMessages } from './message.queries.ts';

export { deliverMessages } from './deliver.ts';
export { messageGauges } from './gauges.ts';
export { messageAdminHandlers } from './message.admin.ts';
export { countFailed } from './message.view.queries.ts';
export { messageJobs } from './outbox.jobs.ts';
export { type NewMessage, queueMessage } from './queue.ts';

export const messagesOfPerson: PersonalDataPart = {
  name: 'messages',
  tables: ['message'],
  read: readMessages,
  forget: forgetMessages,
};
