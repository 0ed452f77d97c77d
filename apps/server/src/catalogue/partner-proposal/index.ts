import type { PersonalDataPart } from '../../kernel/personal-data.ts';
import { forgetProposals, readProposals } from './partner-proposal.queries.ts';

export {
  partnerProposalAdminHandlers,
  partnerProposalHandlers,
} from './partner-proposal.handlers.ts';

export const proposalsOfPerson: PersonalDataPart = {
  name: 'proposals',
  tables: ['partner_proposal'],
  read: readProposals,
  forget: forgetProposals,
};
