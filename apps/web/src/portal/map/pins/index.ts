export { loadPinMap } from './load-pin-map.ts';
export { MapCanvas, type MapCanvasProps, type MapHandle } from './MapCanvas.tsx';
export type { FocusedPin, Shown } from './pin-map.ts';
export { peekPlace } from './peek-place.ts';
export { type Pill, type Pin, pinState } from './pin.ts';
export type { SeenPin } from './seen.ts';
export {
  type Bounds,
  boundsOf,
  type Insets,
  pixelOf,
  type Point,
  shiftedView,
  type Size,
  type View,
  viewOfBounds,
  zoomOf,
} from './view.ts';
