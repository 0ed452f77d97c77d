export { bits, mercatorX, mercatorY, span } from './mercator.ts';
export { PinFilter } from './pin-filter.ts';
export { PinIndex, type Pins } from './pin-index.ts';
export { deepestZoom, extent, type Point, stackZoom, tilePoints } from './tile.ts';
