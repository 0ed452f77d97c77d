export { type Position, type Reader, readerOf } from './reader.ts';
export { positionOf, tileHandlers, withDistances } from './tile.handlers.ts';
export { findNearbyPartnerIds, findNewestOfferIds } from './tile-list.queries.ts';
export { findOfferTiles, findPartnerTiles, findTiles } from './tile.queries.ts';
