export { offerAdminHandlers } from './offer.admin.ts';
export { offerHandlers } from './offer.handlers.ts';
