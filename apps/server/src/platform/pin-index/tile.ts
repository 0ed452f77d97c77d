import { Cells, heldCellCount, placeOf } from './cells.ts';
import { Gatherers } from './gatherers.ts';
import { cells, stackZoom } from './levels.ts';
import { bits, morton } from './mercator.ts';
import type { PinFilter } from './pin-filter.ts';
import type { PinIndex } from './pin-index.ts';

/**
 * What a tile shows at one point: a single pin, or several as one. `pin` is the (first) pin's place
 * in the index; x and y go from 0 to 4096.
 */
export type Point = {
  readonly pin: number;
  readonly count: number;
  readonly x: number;
  readonly y: number;
  /** Some of the pins, taken evenly: what most of them are can be told by these. */
  readonly some: readonly number[];
};

/** Of a cell, or of a stack, so many pins are looked at. */
const maxLookedAt = 16;
/** Adds some of a range's wanted pins, the first from each of as many steps: one at least, where there is any. */
const addSome = (filter: PinFilter, from: number, to: number, some: number[]): void => {
  const step = Math.max(1, Math.ceil((to - from) / maxLookedAt));
  for (let at = from; at < to && filter.count(at, to) > 0;) {
    const pin = filter.first(at);
    some.push(pin);
    at = Math.max(pin + 1, at + step);
  }
};

export const extent = 4_096;

type Frame = { readonly left: number; readonly top: number; readonly scale: number };
const frameOf = (zoom: number, tileX: number, tileY: number): Frame => {
  const width = 2 ** (bits - zoom);
  return { left: tileX * width, top: tileY * width, scale: extent / width };
};

/** Single pins and stacks, each where it is. */
const stacks = (
  index: PinIndex,
  filter: PinFilter,
  zoom: number,
  tileX: number,
  tileY: number,
): Point[] => {
  const { left, top, scale } = frameOf(zoom, tileX, tileY);
  const size = 4 ** (bits - zoom);
  const key = morton(tileX, tileY) * size;
  const end = index.lowerBound(key + size);
  const found: Point[] = [];
  for (let from = index.lowerBound(key); from < end;) {
    let to = from + 1;
    while (to < end && index.keys[to] === index.keys[from]) to += 1;
    const count = filter.count(from, to);
    if (count > 0) {
      const some: number[] = [];
      addSome(filter, from, to, some);
      found.push({
        pin: filter.first(from),
        count,
        some,
        x: Math.floor(((index.x[from] ?? 0) - left) * scale),
        y: Math.floor(((index.y[from] ?? 0) - top) * scale),
      });
    }
    from = to;
  }
  return found;
};

/** A cluster's middle lies within a cell and a half of its gathering cell, whose members lie one further. */
const reach = 3;

const clusters = (
  index: PinIndex,
  filter: PinFilter,
  zoom: number,
  tileX: number,
  tileY: number,
): Point[] => {
  const of = new Cells(index, filter, zoom, tileX, tileY);
  if (of.isEmpty) return [];
  const gatherers = new Gatherers(of);
  const counts = new Uint32Array(heldCellCount);
  const firsts = new Uint32Array(heldCellCount);
  const sumsX = new Float64Array(heldCellCount);
  const sumsY = new Float64Array(heldCellCount);
  const gathering = new Map<number, number[]>();
  for (let y = -reach; y < cells + reach; y += 1) {
    for (let x = -reach; x < cells + reach; x += 1) {
      const cell = placeOf(x, y);
      const count = of.counts[cell] ?? 0;
      if (count === 0) continue;
      const from = of.starts[cell] ?? 0;
      const to = of.ends[cell] ?? 0;
      const at = gatherers.gathererOf(cell);
      const some = gathering.get(at) ?? [];
      if (counts[at] === 0) {
        gathering.set(at, some);
        firsts[at] = filter.first(from);
      }
      addSome(filter, from, to, some);
      counts[at] = (counts[at] ?? 0) + count;
      filter.addSums(from, to, sumsX, sumsY, at);
    }
  }
  const { left, top, scale } = frameOf(zoom, tileX, tileY);
  return [...gathering].flatMap(([at, some]) => {
    const count = counts[at] ?? 0;
    const point = {
      pin: firsts[at] ?? 0,
      count,
      some,
      x: Math.floor(((sumsX[at] ?? 0) / count - left) * scale),
      y: Math.floor(((sumsY[at] ?? 0) / count - top) * scale),
    };
    return point.x >= 0 && point.y >= 0 && point.x < extent && point.y < extent ? [point] : [];
  });
};

/** What a tile shows of the wanted pins: below zoom 16 close ones as clusters, from there single pins and stacks. */
export const tilePoints = (
  index: PinIndex,
  filter: PinFilter,
  zoom: number,
  tileX: number,
  tileY: number,
): Point[] => (zoom >= stackZoom ? stacks : clusters)(index, filter, zoom, tileX, tileY);
