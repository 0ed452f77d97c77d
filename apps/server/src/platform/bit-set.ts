const wordBits = 32;
/** How many bits of a word are set. */
const bitsIn = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/** A set of small numbers, a bit for each up to the largest. */
export class BitSet {
  #words = new Uint32Array(0);

  has(one: number): boolean {
    return (((this.#words[one >>> 5] ?? 0) >>> (one & 31)) & 1) === 1;
  }
  put(one: number, isIn: boolean): void {
    const at = one >>> 5;
    if (at >= this.#words.length) {
      if (!isIn) return;
      const larger = new Uint32Array(Math.ceil((at + 1) * 1.25));
      larger.set(this.#words);
      this.#words = larger;
    }
    const bit = 1 << (one & 31);
    this.#words[at] = isIn ? (this.#words[at] ?? 0) | bit : (this.#words[at] ?? 0) & ~bit;
  }
  get size(): number {
    return this.#words.reduce((sum, word) => sum + bitsIn(word), 0);
  }
  /** In order. Not a generator: one costs more for each number than what is done with it. */
  values(): Uint32Array<ArrayBuffer> {
    const found = new Uint32Array(this.size);
    let next = 0;
    for (let at = 0; at < this.#words.length; at += 1)
      for (let rest = this.#words[at] ?? 0; rest !== 0; rest &= rest - 1) {
        found[next] = at * wordBits + 31 - Math.clz32(rest & -rest);
        next += 1;
      }
    return found;
  }

  /** What is in at least one set of each group: `(a or b) and c`. */
  static inEach(groups: readonly (readonly BitSet[])[]): BitSet {
    const found = new BitSet();
    const longest = (sets: readonly BitSet[]): number =>
      Math.max(0, ...sets.map((set) => set.#words.length));
    found.#words = new Uint32Array(Math.min(...groups.map(longest))).fill(0xffffffff);
    const { length } = found.#words;
    for (const [first = new BitSet(), ...others] of groups)
      for (let at = 0; at < length; at += 1) {
        let any = first.#words[at] ?? 0;
        for (const one of others) any |= one.#words[at] ?? 0;
        found.#words[at] = (found.#words[at] ?? 0) & any;
      }
    return found;
  }
}
