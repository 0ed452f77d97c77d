/** How things are found: search, map, places. */
import { basemapRoutes } from './basemap.ts';
import { geocoderRoutes } from './geocoder.ts';
import { mapRoutes } from './map.ts';
import { mapFiltersAdminRoutes, mapFiltersRoutes } from './map-filters.ts';
import { placeRoutes } from './place.ts';
import { searchRoutes } from './search.ts';

export * from './basemap.ts';
export * from './geocoder.ts';
export * from './map-filters.ts';
export * from './map.ts';
export * from './place.ts';
export * from './search.ts';

/** The routes of this area by entity. */
export const discoveryApi = {
  geocoder: geocoderRoutes,
  search: searchRoutes,
  map: mapRoutes,
  basemap: basemapRoutes,
  place: placeRoutes,
  mapFilters: mapFiltersRoutes,
  mapFiltersAdmin: mapFiltersAdminRoutes,
} as const;
