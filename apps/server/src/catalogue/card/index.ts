export { type Position, positionOf } from './position.ts';
export { nearness, withDistances } from './card-distance.queries.ts';
export { cardHandlers } from './card.handlers.ts';
export { findNearbyPartnerIds, findNewestOfferIds } from './card-list.queries.ts';
export { findOfferCards, findPartnerCards, findCards } from './card.queries.ts';
