import type { PersonalDataPart } from '../../kernel/personal-data.ts';
import { forgetDisputes, readDisputes } from './own-data.queries.ts';

export { countOpenDisputes } from './dispute.admin.queries.ts';
export { disputeAdminHandlers, disputeHandlers } from './dispute.handlers.ts';

export const disputesOfPerson: PersonalDataPart = {
  name: 'disputes',
  tables: ['dispute', 'dispute_message'],
  read: readDisputes,
  forget: forgetDisputes,
};
