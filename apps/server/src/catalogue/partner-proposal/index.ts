export {
  partnerProposalAdminHandlers,
  partnerProposalHandlers,
} from './partner-proposal.handlers.ts';
export { forgetProposals } from './partner-proposal.queries.ts';
