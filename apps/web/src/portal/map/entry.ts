/** The lazy door of the map: nothing behind it belongs to the first load of other screens. */
export { filtersQuery } from './map-data.ts';
export { mapAddress } from './map-search.ts';
export { MapScreen } from './MapScreen.tsx';
