import { type Near, sharedBeginnings, wordsNear } from './edit-distance.ts';
import { lowerBound } from '../lower-bound.ts';

/** Shorter words have too many neighbours: a typo in them is not guessed. */
const guessedFrom = 4;
const twoEditsFrom = 8;
const longestTyped = 40;
/** How many edits are forgiven in a word of this length. */
export const maxEdits = (length: number): number => {
  if (length < guessedFrom || length > longestTyped) return 0;
  return length < twoEditsFrom ? 1 : 2;
};

/** All words of an index in order, found by their beginnings and with typos. */
export class Vocabulary {
  readonly #words: readonly string[];
  readonly #shared: Uint8Array;

  /** @param words each once, in order of their code units */
  constructor(words: readonly string[]) {
    this.#words = words;
    this.#shared = sharedBeginnings(words);
  }

  get size(): number {
    return this.#words.length;
  }

  #lowerBound(typed: string): number {
    return lowerBound(0, this.#words.length, (at) => (this.#words[at] ?? '') < typed);
  }

  /** Words that begin with what was typed. */
  beginningWith(typed: string): Near[] {
    const found: Near[] = [];
    for (let word = this.#lowerBound(typed); this.#words[word]?.startsWith(typed); word += 1)
      found.push({ word, distance: 0 });
    return found;
  }

  /** The word that was typed, if there is one. */
  exactly(typed: string): Near[] {
    const word = this.#lowerBound(typed);
    return this.#words[word] === typed ? [{ word, distance: 0 }] : [];
  }

  /** Words that begin with what was typed, within the given number of edits. */
  near(typed: string, edits: number): Near[] {
    return wordsNear(typed, this.#words, this.#shared, edits);
  }
}
