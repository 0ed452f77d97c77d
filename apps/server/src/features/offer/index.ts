export { offerAdminHandlers } from './offer.admin.ts';
export { removeOffersOfPartner } from './offer.admin.queries.ts';
export { offerHandlers } from './offer.handlers.ts';
