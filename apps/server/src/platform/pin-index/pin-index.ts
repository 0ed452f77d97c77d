import { setImmediate } from 'node:timers/promises';
import { mercatorX, mercatorY, mortonHigh, mortonLow, span } from './mercator.ts';

/** Places to be put on the map, column by column. */
export type Pins = {
  readonly ids: ArrayLike<number>;
  readonly lng: ArrayLike<number>;
  readonly lat: ArrayLike<number>;
  /** Pins that every filter treats alike share a group: filters speak of groups. */
  readonly groups: ArrayLike<number>;
};

const digitBits = 13;
const digits = 2 ** digitBits;
/** The longest the build keeps the process to itself. */
const longestTurnMs = 10;
const stride = 32_768;

/** Does a long work in steps and lets others in between. */
const inSteps = async (count: number, work: (from: number, to: number) => void): Promise<void> => {
  let since = performance.now();
  for (let from = 0; from < count; from += stride) {
    work(from, Math.min(count, from + stride));
    if (performance.now() - since < longestTurnMs) continue;
    await setImmediate();
    since = performance.now();
  }
};

/** The order of keys given in two halves of 26 bits: four passes over digits of 13 bits, the lowest first. */
const sortedOrder = async (low: Uint32Array, high: Uint32Array): Promise<Uint32Array> => {
  const count = low.length;
  let order = Uint32Array.from({ length: 0 });
  for (let pass = 0; pass < 4; pass += 1) {
    const source = pass < 2 ? low : high;
    const shift = (pass % 2) * digitBits;
    const before = order;
    const after = new Uint32Array(count);
    const starts = new Uint32Array(digits + 1);
    const digitOf = (pin: number): number => ((source[pin] ?? 0) >>> shift) & (digits - 1);
    await inSteps(count, (from, to) => { for (let pin = from; pin < to; pin += 1) starts[digitOf(pin) + 1] = (starts[digitOf(pin) + 1] ?? 0) + 1; });
    for (let digit = 0; digit < digits; digit += 1) starts[digit + 1] = (starts[digit + 1] ?? 0) + (starts[digit] ?? 0);
    await inSteps(count, (from, to) => {
      for (let at = from; at < to; at += 1) {
        const pin = pass === 0 ? at : (before[at] ?? 0);
        const digit = digitOf(pin);
        const place = starts[digit] ?? 0;
        after[place] = pin;
        starts[digit] = place + 1;
      }
    });
    order = after;
  }
  return order;
};

/** Pins in Morton order: every tile of every zoom is one range of it. Never changed; built anew when places change. */
export class PinIndex {
  readonly count: number;
  readonly keys: Float64Array;
  readonly x: Uint32Array;
  readonly y: Uint32Array;
  readonly ids: Uint32Array;
  readonly groups: Uint32Array;

  private constructor(count: number) {
    this.count = count;
    this.keys = new Float64Array(count);
    this.x = new Uint32Array(count);
    this.y = new Uint32Array(count);
    this.ids = new Uint32Array(count);
    this.groups = new Uint32Array(count);
  }

  /** Sorts the pins, letting other work of the process in at least every ten milliseconds. */
  static async build({ ids, lng, lat, groups }: Pins): Promise<PinIndex> {
    const index = new PinIndex(ids.length);
    const { count, keys, x, y } = index;
    const low = new Uint32Array(count);
    const high = new Uint32Array(count);
    const east = new Uint32Array(count);
    const south = new Uint32Array(count);
    await inSteps(count, (from, to) => {
      for (let pin = from; pin < to; pin += 1) {
        const px = mercatorX(lng[pin] ?? 0);
        const py = mercatorY(lat[pin] ?? 0);
        east[pin] = px;
        south[pin] = py;
        low[pin] = mortonLow(px, py);
        high[pin] = mortonHigh(px, py);
      }
    });
    const order = await sortedOrder(low, high);
    await inSteps(count, (from, to) => {
      for (let at = from; at < to; at += 1) {
        const pin = order[at] ?? 0;
        keys[at] = (high[pin] ?? 0) * span + (low[pin] ?? 0);
        x[at] = east[pin] ?? 0;
        y[at] = south[pin] ?? 0;
        index.ids[at] = ids[pin] ?? 0;
        index.groups[at] = groups[pin] ?? 0;
      }
    });
    return index;
  }

  get bytes(): number {
    return [this.keys, this.x, this.y, this.ids, this.groups].reduce((sum, { byteLength }) => sum + byteLength, 0);
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
}
