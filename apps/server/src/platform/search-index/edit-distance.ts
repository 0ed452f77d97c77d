/** A word within reach of what was typed: its place in the vocabulary, and how many edits away. */
export type Near = { readonly word: number; readonly distance: number };

/** How many letters each word shares with its predecessor: neighbours in order share most of their work. */
export const sharedBeginnings = (words: readonly string[]): Uint8Array =>
  Uint8Array.from(words, (word, at) => {
    const before = words[at - 1] ?? '';
    let shared = 0;
    while (
      shared < 255 &&
      shared < word.length &&
      word.charCodeAt(shared) === before.charCodeAt(shared)
    )
      shared += 1;
    return shared;
  });

const cell = (costs: Uint8Array, at: number): number => costs[at] ?? 0;

/**
 * The costs of turning each prefix of what was typed into the prefixes of words, one row for each
 * letter of a word. Words are walked in order, so that a row is filled once for all words that
 * begin alike.
 */
class Costs {
  readonly #typed: string;
  readonly #rows: Uint8Array[];
  /** The least cost of the whole of what was typed, up to each depth. */
  readonly #least: Uint8Array;

  constructor(typed: string, deepest: number) {
    this.#typed = typed;
    this.#rows = Array.from({ length: deepest + 1 }, () => new Uint8Array(typed.length + 1));
    this.#least = new Uint8Array(deepest + 1);
    const first = this.#row(0);
    for (let at = 0; at <= typed.length; at += 1) first[at] = at;
    this.#least[0] = typed.length;
  }

  #row(depth: number): Uint8Array {
    return this.#rows[depth] ?? this.#rows[0] ?? new Uint8Array(0);
  }

  #isSwapped(word: string, depth: number, at: number): boolean {
    return (
      depth > 1 &&
      at > 1 &&
      this.#typed.charCodeAt(at - 1) === word.charCodeAt(depth - 2) &&
      this.#typed.charCodeAt(at - 2) === word.charCodeAt(depth - 1)
    );
  }

  /** Fills the row of a word's letter; answers its least cost. */
  fill(word: string, depth: number): number {
    const last = this.#row(depth - 1);
    const now = this.#row(depth);
    const letter = word.charCodeAt(depth - 1);
    let best = depth;
    now[0] = depth;
    for (let at = 1; at <= this.#typed.length; at += 1) {
      let cost = Math.min(
        cell(last, at) + 1,
        cell(now, at - 1) + 1,
        cell(last, at - 1) + (letter === this.#typed.charCodeAt(at - 1) ? 0 : 1),
      );
      if (this.#isSwapped(word, depth, at))
        cost = Math.min(cost, cell(this.#row(depth - 2), at - 2) + 1);
      now[at] = cost;
      if (cost < best) best = cost;
    }
    this.#least[depth] = Math.min(cell(this.#least, depth - 1), cell(now, this.#typed.length));
    return best;
  }

  leastAt(depth: number): number {
    return cell(this.#least, depth);
  }
}

/**
 * The words (in order of their code units) whose beginning is within `most` edits of what was
 * typed: a letter added, removed, replaced, or two swapped.
 * @example wordsNear('restaurce', words, sharedBeginnings(words), 1) // 'restaurace' at distance 1
 */
export const wordsNear = (
  typed: string,
  words: readonly string[],
  shared: Uint8Array,
  maxDistance: number,
): Near[] => {
  const deepest = typed.length + maxDistance;
  const costs = new Costs(typed, deepest);
  const found: Near[] = [];
  let filled = 0;
  let isSettled = false;
  for (let at = 0; at < words.length; at += 1) {
    // where the word before was left before its end, all that begins like it is as near as it
    if (!isSettled || cell(shared, at) < filled) {
      const word = words[at] ?? '';
      filled = descend(costs, word, Math.min(cell(shared, at), filled), deepest, maxDistance);
      isSettled = filled < word.length || filled === deepest;
    }
    const distance = costs.leastAt(filled);
    if (distance <= maxDistance) found.push({ word: at, distance });
  }
  return found;
};

/** Goes down a word from a depth whose row is filled; answers the depth beyond which nothing can change. */
const descend = (
  costs: Costs,
  word: string,
  from: number,
  deepest: number,
  maxDistance: number,
): number => {
  const end = Math.min(word.length, deepest);
  for (let depth = from + 1; depth <= end; depth += 1) {
    const best = costs.fill(word, depth);
    if (best > maxDistance || best >= costs.leastAt(depth)) return depth;
  }
  return end;
};
