export {
  isCategoryShown,
  isOfferVisible,
  isPartnerVisible,
  sustainabilityBadge,
} from './visibility.queries.ts';
