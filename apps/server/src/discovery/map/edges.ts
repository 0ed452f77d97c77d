import type { MapSummary } from '@cafeteria/contract';
import {
  latitudeOf,
  longitudeOf,
  type PinFilter,
  type PinIndex,
} from '../../platform/pin-index/index.ts';

const known = new WeakMap<PinFilter, MapSummary['bounds']>();

/** The bounds of pins. */
export const boundsAround = (index: PinIndex, pins: Iterable<number>): MapSummary['bounds'] => {
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, 0, Number.POSITIVE_INFINITY, 0];
  for (const pin of pins) {
    const x = index.x[pin] ?? 0;
    const y = index.y[pin] ?? 0;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (left > right) return null;
  return {
    west: longitudeOf(left),
    east: longitudeOf(right),
    north: latitudeOf(top),
    south: latitudeOf(bottom),
  };
};

function* wantedPins(index: PinIndex, filter: PinFilter): Generator<number> {
  for (let pin = 0; pin < index.count; pin += 1) if (filter.has(pin)) yield pin;
}

/** The bounds of everything a filter wants; measured once. */
export const edgesOf = (index: PinIndex, filter: PinFilter): MapSummary['bounds'] => {
  if (!known.has(filter)) known.set(filter, boundsAround(index, wantedPins(index, filter)));
  return known.get(filter) ?? null;
};
