export { offerAdminHandlers } from './offer.admin.ts';
export { removeOffersOfPartner, replaceSubcategoryOfOffers } from './offer.admin.queries.ts';
export { offerHandlers } from './offer.handlers.ts';
