export { type Position, type Reader, readerOf } from './reader.ts';
export { positionOf, tileHandlers, withDistances } from './card.handlers.ts';
export { findNearbyPartnerIds, findNewestOfferIds } from './card-list.queries.ts';
export { findOfferTiles, findPartnerTiles, findTiles } from './card.queries.ts';
