export { partnerAccountHandlers } from './partner-account.handlers.ts';
