import type { PersonalDataPart } from '../../entity/personal-data.ts';
import { forgetMessages, readMessages } from './message.queries.ts';

export { deliverMessages } from './deliver.ts';
export { messageJobs } from './outbox.jobs.ts';
export { type NewMessage, queueMessage } from './queue.ts';
export { Bounced, type Mail, type Sms, type Transport, type Transports } from './transport.ts';

export const messagesOfPerson: PersonalDataPart = {
  name: 'messages',
  tables: ['message'],
  read: readMessages,
  forget: forgetMessages,
};
