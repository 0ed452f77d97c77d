export { openBasemap, type OpenBasemap } from './basemap.ts';
export { basemapHandlers } from './basemap.handlers.ts';
