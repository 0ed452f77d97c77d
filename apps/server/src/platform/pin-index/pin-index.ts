import { buildLevels, type Level } from './levels.ts';
import { unmorton } from './mercator.ts';
import { keyOf, type Pins, stepsOf } from './pins.ts';
import { lowerBound } from '../lower-bound.ts';
import { inTurns, sortedInTurns } from '../turns.ts';

const stride = 8_192;

const fillKeys = (keys: Float64Array, pins: Pins, from: number, to: number): void => {
  for (let pin = from; pin < to; pin += 1) keys[pin] = keyOf(pins, pin);
};

/**
 * Pins in Morton order: every tile of every zoom is one range of it; those of one place are in order of their ids.
 * Never changed: changes give another one.
 */
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

  /** Sorts the pins, given in order of their ids, letting other work in at least every ten milliseconds. */
  static build(pins: Pins): Promise<PinIndex> {
    return inTurns(PinIndex.#steps(pins));
  }

  static *#steps(pins: Pins): Generator<void, PinIndex> {
    const index = new PinIndex(pins.ids.length);
    const { count } = index;
    const keys = new Float64Array(count);
    for (let from = 0; from < count; from += stride) {
      fillKeys(keys, pins, from, Math.min(count, from + stride));
      yield;
    }
    const keyAt = (pin: number): number => keys[pin] ?? 0;
    const order = yield* sortedInTurns([...keys.keys()], (a, b) => keyAt(a) - keyAt(b));
    for (let from = 0; from < count; from += stride) {
      for (let at = from; at < Math.min(count, from + stride); at += 1) {
        const pin = order[at] ?? 0;
        index.keys[at] = keyAt(pin);
        index.#put(at, pins, pin);
      }
      yield;
    }
    index.#levels = yield* buildLevels(index);
    return index;
  }

  /**
   * The same pins without some of them, told by their places here, and with others, letting other work in as `build`
   * does. What stays is copied, not sorted again.
   */
  changed(removed: readonly number[], added: Pins): Promise<PinIndex> {
    return inTurns(this.#changes(removed, added));
  }

  *#changes(removed: readonly number[], added: Pins): Generator<void, PinIndex> {
    const index = new PinIndex(this.count - removed.length + added.ids.length);
    let to = 0;
    for (const { from, end, entering } of stepsOf(this, removed, added)) {
      for (const [at, column] of this.#columns.entries())
        index.#columns[at]?.set(column.subarray(from, end), to);
      to += end - from;
      for (const pin of entering) {
        index.keys[to] = keyOf(added, pin);
        index.#put(to, added, pin);
        to += 1;
      }
      yield;
    }
    index.#levels = yield* buildLevels(index);
    return index;
  }

  get #columns(): readonly [Float64Array, ...Uint32Array[]] {
    return [this.keys, this.x, this.y, this.ids, this.groups];
  }

  /** Puts a pin at a place, whose key is there already. */
  #put(at: number, pins: Pins, pin: number): void {
    const { x, y } = unmorton(this.keys[at] ?? 0);
    this.x[at] = x;
    this.y[at] = y;
    this.ids[at] = pins.ids[pin] ?? 0;
    this.groups[at] = pins.groups[pin] ?? 0;
  }

  /** Where a pin of an id is or would be, among those of its key. */
  placeOf(key: number, id: number): number {
    let at = this.lowerBound(key);
    while (this.keys[at] === key && (this.ids[at] ?? 0) < id) at += 1;
    return at;
  }

  get bytes(): number {
    return [
      ...this.#columns,
      ...this.#levels.flatMap(({ starts, places }) => [starts, places]),
    ].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** The first pin of a range whose key is not below the given one. */
  lowerBound(key: number, from = 0, to = this.count): number {
    return lowerBound(from, to, (at) => (this.keys[at] ?? 0) < key);
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
    return lowerBound(from, places.length, (at) => (this.keys[starts[at] ?? 0] ?? 0) < key);
  }
}
