export { basemapStyle } from './basemap-style.ts';
export { loadLabelFonts } from './fonts.ts';
