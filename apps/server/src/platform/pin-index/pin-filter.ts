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

/**
 * Which pins of an index somebody asked for. A bit for each, and for each 32 of them how many came before and the sums of
 * their coordinates: how many a range holds, and where their middle is, takes no walk over the range.
 */
export class PinFilter {
  readonly #index: PinIndex;
  readonly #words: Uint32Array;
  readonly #counts: Uint32Array;
  readonly #sumX: Float64Array;
  readonly #sumY: Float64Array;
  readonly total: number;

  /** @param allowed a one for each group of pins that is wanted; all when left out */
  constructor(index: PinIndex, allowed?: Uint8Array) {
    const words = Math.ceil(index.count / wordBits) + 1;
    this.#index = index;
    this.#words = new Uint32Array(words);
    this.#counts = new Uint32Array(words);
    this.#sumX = new Float64Array(words);
    this.#sumY = new Float64Array(words);
    const { x, y, groups, count } = index;
    let total = 0;
    let sumX = 0;
    let sumY = 0;
    for (let word = 0; word < words; word += 1) {
      this.#counts[word] = total;
      this.#sumX[word] = sumX;
      this.#sumY[word] = sumY;
      const end = Math.min(count, (word + 1) * wordBits);
      let chosen = 0;
      for (let pin = word * wordBits; pin < end; pin += 1) {
        if (allowed && allowed[groups[pin] ?? 0] !== 1) continue;
        chosen |= 1 << (pin & wordMask);
        total += 1;
        sumX += x[pin] ?? 0;
        sumY += y[pin] ?? 0;
      }
      this.#words[word] = chosen;
    }
    this.total = total;
  }

  get bytes(): number {
    return [this.#words, this.#counts, this.#sumX, this.#sumY].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  has(pin: number): boolean {
    return ((this.#words[pin >>> 5] ?? 0) & (1 << (pin & wordMask))) !== 0;
  }

  #before(pin: number): number {
    const word = pin >>> 5;
    return (this.#counts[word] ?? 0) + countBits((this.#words[word] ?? 0) & below(pin & wordMask));
  }

  /** How many of the pins from one to before another are wanted. */
  count(from: number, to: number): number {
    return this.#before(to) - this.#before(from);
  }

  /** The first wanted pin from there on; there must be one. */
  first(from: number): number {
    let word = from >>> 5;
    let rest = (this.#words[word] ?? 0) & ~below(from & wordMask);
    while (rest === 0 && word < this.#words.length) {
      word += 1;
      rest = this.#words[word] ?? 0;
    }
    return word * wordBits + Math.clz32(rest & -rest) * -1 + wordMask;
  }

  #sumBefore(pin: number, sums: Float64Array, values: Uint32Array): number {
    const word = pin >>> 5;
    let sum = sums[word] ?? 0;
    for (let rest = (this.#words[word] ?? 0) & below(pin & wordMask); rest !== 0; rest &= rest - 1) sum += values[word * wordBits + wordMask - Math.clz32(rest & -rest)] ?? 0;
    return sum;
  }

  /** The sum of the wanted pins' x; of their y below. */
  sumX(from: number, to: number): number {
    return this.#sumBefore(to, this.#sumX, this.#index.x) - this.#sumBefore(from, this.#sumX, this.#index.x);
  }
  sumY(from: number, to: number): number {
    return this.#sumBefore(to, this.#sumY, this.#index.y) - this.#sumBefore(from, this.#sumY, this.#index.y);
  }
}
