import { buildLevels, type Level } from './levels.ts';
import { mercatorX, mercatorY, morton, unmorton } from './mercator.ts';
import { sortKeys } from './sort.ts';
import { inTurns } from '../turns.ts';

/** Places to be put on the map, column by column. */
export type Pins = {
  readonly ids: ArrayLike<number>;
  readonly lng: ArrayLike<number>;
  readonly lat: ArrayLike<number>;
  /** Pins that every filter treats alike share a group: filters speak of groups. */
  readonly groups: ArrayLike<number>;
};

const stride = 8_192;

const fillKeys = (keys: Float64Array, { lng, lat }: Pins, from: number, to: number): void => {
  for (let pin = from; pin < to; pin += 1)
    keys[pin] = morton(mercatorX(lng[pin] ?? 0), mercatorY(lat[pin] ?? 0));
};
const fillPins = (
  { keys, x, y, ids, groups }: PinIndex,
  pins: Pins,
  places: Uint32Array,
  from: number,
  to: number,
): void => {
  for (let at = from; at < to; at += 1) {
    const { x: px, y: py } = unmorton(keys[at] ?? 0);
    const place = places[at] ?? 0;
    x[at] = px;
    y[at] = py;
    ids[at] = pins.ids[place] ?? 0;
    groups[at] = pins.groups[place] ?? 0;
  }
};

/** Pins in Morton order: every tile of every zoom is one range of it. Never changed; built anew when places change. */
export class PinIndex {
  readonly count: number;
  readonly keys: Float64Array;
  readonly x: Uint32Array;
  readonly y: Uint32Array;
  readonly ids: Uint32Array;
  readonly groups: Uint32Array;
  #levels: readonly Level[] = [];

  private constructor(count: number) {
    this.count = count;
    this.keys = new Float64Array(count);
    this.x = new Uint32Array(count);
    this.y = new Uint32Array(count);
    this.ids = new Uint32Array(count);
    this.groups = new Uint32Array(count);
  }

  /** Sorts the pins, letting other work of the process in at least every ten milliseconds. */
  static build(pins: Pins): Promise<PinIndex> {
    return inTurns(PinIndex.#steps(pins));
  }

  static *#steps(pins: Pins): Generator<void, PinIndex> {
    const index = new PinIndex(pins.ids.length);
    const { count, keys } = index;
    for (let from = 0; from < count; from += stride) {
      fillKeys(keys, pins, from, Math.min(count, from + stride));
      yield;
    }
    const places = yield* sortKeys(keys);
    for (let from = 0; from < count; from += stride) {
      fillPins(index, pins, places, from, Math.min(count, from + stride));
      yield;
    }
    index.#levels = yield* buildLevels(index);
    return index;
  }

  get bytes(): number {
    return [
      this.keys,
      this.x,
      this.y,
      this.ids,
      this.groups,
      ...this.#levels.flatMap(({ starts, places }) => [starts, places]),
    ].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** The first pin of a range whose key is not below the given one. */
  lowerBound(key: number, from = 0, to = this.count): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.keys[middle] ?? 0) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The cells of a zoom below 16. */
  levelOf(zoom: number): Level {
    const level = this.#levels[zoom];
    if (!level) throw new RangeError(`nothing clusters at zoom ${zoom}`);
    return level;
  }

  /** The first of a zoom's cells, from one on, whose pins have keys not below the given one. */
  firstCell(zoom: number, key: number, from = 0): number {
    const { starts, places } = this.levelOf(zoom);
    let low = from;
    let high = places.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.keys[starts[middle] ?? 0] ?? 0) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
