import type { PinIndex } from './pin-index.ts';

const wordBits = 32;
const wordMask = 31;
const countBits = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};
/** The bits below one. */
const below = (bit: number): number => (1 << bit) - 1;
/** The place of the lowest one. */
const lowestBit = (word: number): number => wordMask - Math.clz32(word & -word);

const chooseWord = (groups: Uint32Array, allowed: Uint8Array, from: number, to: number): number => {
  let chosen = 0;
  for (let pin = from; pin < to; pin += 1)
    chosen |= (allowed[groups[pin] ?? 0] ?? 0) << (pin & wordMask);
  return chosen;
};
const chooseAll = (words: Uint32Array, count: number): void => {
  words.fill(0xff_ff_ff_ff, 0, count >>> 5);
  words[count >>> 5] = below(count & wordMask);
};

/**
 * Which pins of an index match a filter: one bit per pin, and for every 32 pins how many came
 * before and the sums of their coordinates. The count and the middle of a range are thus found
 * without walking over it.
 */
export class PinFilter {
  readonly #index: PinIndex;
  readonly #words: Uint32Array;
  readonly #counts: Uint32Array;
  readonly #sumX: Float64Array;
  readonly #sumY: Float64Array;
  readonly total: number;

  /**
   * @param allowed a one for each group of pins that is wanted; all when left out
   * @param extraPins pins that are wanted though their group is not
   */
  constructor(index: PinIndex, allowed?: Uint8Array, extraPins: readonly number[] = []) {
    const words = Math.ceil(index.count / wordBits) + 1;
    this.#index = index;
    this.#words = new Uint32Array(words);
    this.#counts = new Uint32Array(words);
    this.#sumX = new Float64Array(words);
    this.#sumY = new Float64Array(words);
    if (allowed)
      for (let word = 0; word < words; word += 1)
        this.#words[word] = chooseWord(
          index.groups,
          allowed,
          word * wordBits,
          Math.min(index.count, (word + 1) * wordBits),
        );
    else chooseAll(this.#words, index.count);
    for (const pin of extraPins)
      this.#words[pin >>> 5] = (this.#words[pin >>> 5] ?? 0) | (1 << (pin & wordMask));
    this.total = this.#addUp();
  }

  #addUp(): number {
    const { x, y } = this.#index;
    const [words, counts, sumsX, sumsY] = [this.#words, this.#counts, this.#sumX, this.#sumY];
    let [total, sumX, sumY] = [0, 0, 0];
    for (let word = 0; word < words.length; word += 1) {
      counts[word] = total;
      sumsX[word] = sumX;
      sumsY[word] = sumY;
      for (let rest = words[word] ?? 0; rest !== 0; rest &= rest - 1) {
        const pin = word * wordBits + lowestBit(rest);
        total += 1;
        sumX += x[pin] ?? 0;
        sumY += y[pin] ?? 0;
      }
    }
    return total;
  }

  get bytes(): number {
    return [this.#words, this.#counts, this.#sumX, this.#sumY].reduce(
      (sum, { byteLength }) => sum + byteLength,
      0,
    );
  }

  has(pin: number): boolean {
    return ((this.#words[pin >>> 5] ?? 0) & (1 << (pin & wordMask))) !== 0;
  }

  /** How many wanted pins come before one. */
  before(pin: number): number {
    const word = pin >>> 5;
    return (this.#counts[word] ?? 0) + countBits((this.#words[word] ?? 0) & below(pin & wordMask));
  }

  /** How many of the pins from one to before another are wanted. */
  count(from: number, to: number): number {
    return this.before(to) - this.before(from);
  }

  /** The first wanted pin from there on; there must be one. */
  first(from: number): number {
    let word = from >>> 5;
    let rest = (this.#words[word] ?? 0) & ~below(from & wordMask);
    while (rest === 0 && word < this.#words.length) {
      word += 1;
      rest = this.#words[word] ?? 0;
    }
    return word * wordBits + lowestBit(rest);
  }

  /** Adds the sums of the coordinates of a range's wanted pins to what stands at a place of two lists. */
  addSums(from: number, to: number, sumsX: Float64Array, sumsY: Float64Array, place: number): void {
    const first = from >>> 5;
    const last = to >>> 5;
    const head = (this.#words[first] ?? 0) & ~below(from & wordMask);
    if (first === last)
      return this.#addPins(first, head & below(to & wordMask), sumsX, sumsY, place);
    this.#addPins(first, head, sumsX, sumsY, place);
    this.#addPins(last, (this.#words[last] ?? 0) & below(to & wordMask), sumsX, sumsY, place);
    sumsX[place] = (sumsX[place] ?? 0) + (this.#sumX[last] ?? 0) - (this.#sumX[first + 1] ?? 0);
    sumsY[place] = (sumsY[place] ?? 0) + (this.#sumY[last] ?? 0) - (this.#sumY[first + 1] ?? 0);
  }

  #addPins(
    word: number,
    chosen: number,
    sumsX: Float64Array,
    sumsY: Float64Array,
    place: number,
  ): void {
    const { x, y } = this.#index;
    let sumX = 0;
    let sumY = 0;
    for (let rest = chosen; rest !== 0; rest &= rest - 1) {
      const pin = word * wordBits + lowestBit(rest);
      sumX += x[pin] ?? 0;
      sumY += y[pin] ?? 0;
    }
    sumsX[place] = (sumsX[place] ?? 0) + sumX;
    sumsY[place] = (sumsY[place] ?? 0) + sumY;
  }
}
