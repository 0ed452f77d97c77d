export { offerAdminHandlers, offerColumns } from './offer.admin.ts';
export {
  isExpiring,
  isOfferUntranslated,
  removeOffersOfPartner,
  replaceSubcategoryOfOffers,
} from './offer.admin.queries.ts';
export { offerHandlers } from './offer.handlers.ts';
export { offerTable } from './offer.table.ts';
