import { Cells, cells } from './cells.ts';
import { bits, morton } from './mercator.ts';
import type { PinFilter } from './pin-filter.ts';
import type { PinIndex } from './pin-index.ts';

/** What a tile shows at one point: a single pin, or several as one. `pin` is the (first) pin's place in the index; x and y count from 0 to 4096. */
export type Point = { readonly pin: number; readonly count: number; readonly x: number; readonly y: number };

export const extent = 4_096;
/** From here on nothing clusters; pins at one coordinate form a stack. */
export const stackZoom = 16;

type Frame = { readonly left: number; readonly top: number; readonly scale: number };
const frameOf = (zoom: number, tileX: number, tileY: number): Frame => {
  const width = 2 ** (bits - zoom);
  return { left: tileX * width, top: tileY * width, scale: extent / width };
};

/** Single pins and stacks, each where it is. */
const stacks = (index: PinIndex, filter: PinFilter, zoom: number, tileX: number, tileY: number): Point[] => {
  const { left, top, scale } = frameOf(zoom, tileX, tileY);
  const size = 4 ** (bits - zoom);
  const key = morton(tileX, tileY) * size;
  const end = index.lowerBound(key + size);
  const found: Point[] = [];
  for (let from = index.lowerBound(key); from < end;) {
    let to = from + 1;
    while (to < end && index.keys[to] === index.keys[from]) to += 1;
    const count = filter.count(from, to);
    if (count > 0) found.push({ pin: filter.first(from), count, x: Math.floor(((index.x[from] ?? 0) - left) * scale), y: Math.floor(((index.y[from] ?? 0) - top) * scale) });
    from = to;
  }
  return found;
};

/**
 * Which cells gather their neighbours: from the fullest down, every cell that no gathering cell touches. It depends on the
 * data only and not on the tile that asks, so that the tiles of a zoom agree at their edges and add up to the exact total.
 */
const gatherers = (of: Cells) => {
  const known = new Map<number, boolean>();
  const isBefore = (count: number, x: number, y: number, otherX: number, otherY: number): boolean => {
    const other = of.count(otherX, otherY);
    return other > count || (other === count && (otherY > y || (otherY === y && otherX > x)));
  };
  const isGatherer = (x: number, y: number): boolean => {
    const name = y * 65_536 + x;
    const before = known.get(name);
    if (before !== undefined) return before;
    const count = of.count(x, y);
    let is = count > 0;
    for (let step = 0; is && step < 9; step += 1) {
      const [nx, ny] = [x + (step % 3) - 1, y + Math.floor(step / 3) - 1];
      if (step !== 4 && of.count(nx, ny) > 0 && isBefore(count, x, y, nx, ny) && isGatherer(nx, ny)) is = false;
    }
    known.set(name, is);
    return is;
  };
  /** Of the gathering neighbours of a cell that is none the fullest. */
  const gathererOf = (x: number, y: number): readonly [x: number, y: number] => {
    if (isGatherer(x, y)) return [x, y];
    let best: readonly [number, number] = [x, y];
    let most = 0;
    for (let step = 0; step < 9; step += 1) {
      const [nx, ny] = [x + (step % 3) - 1, y + Math.floor(step / 3) - 1];
      const count = of.count(nx, ny);
      if (step !== 4 && count > 0 && count >= most && isGatherer(nx, ny)) [best, most] = [[nx, ny], count];
    }
    return best;
  };
  return { gathererOf };
};

type Cluster = { pin: number; count: number; x: number; y: number };
/** A cluster's middle lies within a cell and a half of its gathering cell, whose members lie one further. */
const reach = 3;

const clusters = (index: PinIndex, filter: PinFilter, zoom: number, tileX: number, tileY: number): Point[] => {
  const of = new Cells(index, filter, zoom, tileX, tileY);
  if (of.isEmpty) return [];
  const { gathererOf } = gatherers(of);
  const found = new Map<number, Cluster>();
  for (let y = -reach; y < cells + reach; y += 1) {
    for (let x = -reach; x < cells + reach; x += 1) {
      const count = of.count(x, y);
      if (count === 0) continue;
      const [from, to] = of.range(x, y);
      const [gx, gy] = gathererOf(x, y);
      const cluster = found.get(gy * 65_536 + gx) ?? { pin: filter.first(from), count: 0, x: 0, y: 0 };
      cluster.count += count;
      cluster.x += filter.sumX(from, to);
      cluster.y += filter.sumY(from, to);
      found.set(gy * 65_536 + gx, cluster);
    }
  }
  const { left, top, scale } = frameOf(zoom, tileX, tileY);
  return [...found.values()].flatMap(({ pin, count, x, y }) => {
    const point = { pin, count, x: Math.floor((x / count - left) * scale), y: Math.floor((y / count - top) * scale) };
    return point.x >= 0 && point.y >= 0 && point.x < extent && point.y < extent ? [point] : [];
  });
};

/** What a tile shows of the wanted pins: below zoom 16 close ones as clusters, from there single pins and stacks. */
export const tilePoints = (index: PinIndex, filter: PinFilter, zoom: number, tileX: number, tileY: number): Point[] =>
  (zoom >= stackZoom ? stacks : clusters)(index, filter, zoom, tileX, tileY);
