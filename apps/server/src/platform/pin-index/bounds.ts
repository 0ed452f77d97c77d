import { bits, worldSize } from './mercator.ts';
import type { PinFilter } from './pin-filter.ts';
import type { PinIndex } from './pin-index.ts';

/** A rectangle in the index's coordinates, edges included. */
export type Bounds = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};
/** A square of the map and its pins: a node of the tree the Morton order is. */
export type Square = {
  readonly from: number;
  readonly to: number;
  readonly key: number;
  readonly side: number;
  readonly x: number;
  readonly y: number;
};

/** Below this many pins a walk is faster than going deeper. */
const maxPinsBoundedOneByOne = 32;
export const isSmall = ({ from, to, side }: Square): boolean =>
  to - from <= maxPinsBoundedOneByOne || side === 1;
export const wholeMap = (index: PinIndex): Square => ({
  from: 0,
  to: index.count,
  key: 0,
  side: 2 ** bits,
  x: 0,
  y: 0,
});

/** The quarters of a square that hold wanted pins. */
export const quarters = (
  index: PinIndex,
  filter: PinFilter,
  { from, to, key, side, x, y }: Square,
): Square[] => {
  const half = side / 2;
  const size = half * half;
  const found: Square[] = [];
  let start = from;
  for (let part = 0; part < 4; part += 1) {
    const end = part === 3 ? to : index.lowerBound(key + (part + 1) * size, start, to);
    if (filter.count(start, end) > 0)
      found.push({
        from: start,
        to: end,
        key: key + part * size,
        side: half,
        x: x + (part & 1) * half,
        y: y + (part >> 1) * half,
      });
    start = end;
  }
  return found;
};

export const isOutside = ({ x, y, side }: Square, { left, top, right, bottom }: Bounds): boolean =>
  x > right || y > bottom || x + side <= left || y + side <= top;
const isInside = ({ x, y, side }: Square, { left, top, right, bottom }: Bounds): boolean =>
  x >= left && y >= top && x + side - 1 <= right && y + side - 1 <= bottom;

/** The wanted pins of a small square that lie within the bounds. */
export const pinsWithin = (
  index: PinIndex,
  filter: PinFilter,
  { from, to }: Square,
  { left, top, right, bottom }: Bounds,
): number[] => {
  const found: number[] = [];
  for (let pin = from; pin < to; pin += 1) {
    const x = index.x[pin] ?? worldSize;
    const y = index.y[pin] ?? worldSize;
    if (x >= left && x <= right && y >= top && y <= bottom && filter.has(pin)) found.push(pin);
  }
  return found;
};

/** How many wanted pins lie within the bounds. */
export const countWithin = (
  index: PinIndex,
  filter: PinFilter,
  bounds: Bounds,
  square: Square = wholeMap(index),
): number => {
  if (isOutside(square, bounds)) return 0;
  if (isInside(square, bounds)) return filter.count(square.from, square.to);
  if (isSmall(square)) return pinsWithin(index, filter, square, bounds).length;
  return quarters(index, filter, square).reduce(
    (sum, quarter) => sum + countWithin(index, filter, bounds, quarter),
    0,
  );
};
