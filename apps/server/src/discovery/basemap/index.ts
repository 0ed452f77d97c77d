export { openBasemap, type OpenBasemap } from './basemap.ts';
export { basemapHandlers } from './basemap.handlers.ts';
export { openFile, openUrl } from './byte-sources.ts';
export { type CutProgress, cutBasemap } from './cut/cut-basemap.ts';
export { newestBuild, publicBuilds } from './cut/newest-build.ts';
export { cutOf, type Part } from './cut/part.ts';
export { countryOutlines, type Outline, outlineOf } from './cut/tile-cover.ts';
export { cutArchive } from './open-tiles.ts';
