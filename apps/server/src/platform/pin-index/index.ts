export { type Bounds, countWithin } from './bounds.ts';
export { latitudeOf, longitudeOf, mercatorX, mercatorY } from './mercator.ts';
export { nearestWithin } from './nearest.ts';
export { PinFilter } from './pin-filter.ts';
export { PinIndex, type Pins } from './pin-index.ts';
export { stackZoom, tilePoints } from './tile.ts';
export { encodeTile, type TileFeature } from './vector-tile.ts';
