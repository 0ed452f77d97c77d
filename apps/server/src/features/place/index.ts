export { placeHandlers } from './place.handlers.ts';
export { findPlaces, type PlaceRow } from './place.queries.ts';
