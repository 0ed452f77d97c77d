export { type Position, type Reader, readerOf } from './reader.ts';
export { positionOf, cardHandlers, withDistances } from './card.handlers.ts';
export { findNearbyPartnerIds, findNewestOfferIds } from './card-list.queries.ts';
export { findOfferCards, findPartnerCards, findCards } from './card.queries.ts';
