export { loadPinMap } from './bring.ts';
export { MapCanvas, type MapCanvasProps, type MapHandle } from './MapCanvas.tsx';
export type { FocusedPin, Place } from './pin-map.ts';
export { type Pin, pinState } from './pin.ts';
export {
  type Bounds,
  boundsOf,
  shiftedView,
  type Size,
  type View,
  viewOfBounds,
  zoomOf,
} from './view.ts';
