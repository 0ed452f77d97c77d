export { placeHandlers } from './place.handlers.ts';
export { createPlaceService, type PlaceService } from './place.service.ts';
export { importPlaces, type PlaceImport } from './import/place-import.ts';
