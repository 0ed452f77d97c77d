export { type Position, positionOf } from './position.ts';
export { cardHandlers, withDistances } from './card.handlers.ts';
export { findNearbyPartnerIds, findNewestOfferIds } from './card-list.queries.ts';
export { findOfferCards, findPartnerCards, findCards } from './card.queries.ts';
