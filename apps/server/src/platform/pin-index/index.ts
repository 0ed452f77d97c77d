export { type Bounds, countWithin } from './bounds.ts';
export { stackZoom } from './levels.ts';
export { latitudeOf, longitudeOf, mercatorX, mercatorY } from './mercator.ts';
export { nearestWithin } from './nearest.ts';
export { PinFilter } from './pin-filter.ts';
export { PinIndex } from './pin-index.ts';
export { pinKey, type Pins } from './pins.ts';
export { tilePoints } from './tile.ts';
export { encodeTile, type TileFeature } from './vector-tile.ts';
