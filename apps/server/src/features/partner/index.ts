export { partnerAdminHandlers } from './partner.admin.ts';
export { partnerHandlers } from './partner.handlers.ts';
export { updateScore } from './score.queries.ts';
