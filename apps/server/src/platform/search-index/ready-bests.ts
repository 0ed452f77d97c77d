import { LRUCache } from 'lru-cache';
import { bestMatches, type Matches, readKey } from './matches.ts';

/** Of each kind; where somebody sees fewer of these than are wanted, the rest is searched. */
const maxOfKind = 200;
const maxBytes = 4_000_000;
/** Of its name and its place. */
const perKind = 200;

type Wanted = {
  readonly kinds: readonly number[];
  readonly limit: number;
  readonly isShown: (place: number) => boolean;
};
/**
 * The best documents of a segment for beginnings that many type, seen or not: found once, and picked
 * from for each who asks.
 */
export class ReadyBests {
  readonly #known = new LRUCache<string, Uint32Array>({
    maxSize: maxBytes,
    sizeCalculation: ({ byteLength }) => byteLength + perKind,
  });
  readonly #kindAt: (place: number) => number;

  constructor(kindAt: (place: number) => number) {
    this.#kindAt = kindAt;
  }

  /**
   * The keys of the best `most` of each kind that are shown, ascending, and of a kind that is not asked for of one;
   * undefined where they may not all be among those that are ready.
   * @param find has all matches taken that there are
   */
  pick(
    typed: string,
    find: (matches: Matches) => Uint32Array,
    wanted: Wanted,
  ): Uint32Array | undefined {
    const keys = this.#known.get(typed) ?? find(bestMatches([], 0, maxOfKind));
    this.#known.set(typed, keys);
    return this.#pickOf(keys, wanted);
  }

  #pickOf(keys: Uint32Array, { kinds, limit, isShown }: Wanted): Uint32Array | undefined {
    const seen: number[] = [];
    const chosen: number[] = [];
    const maxOf = (kind: number): number => (kinds.includes(kind) ? limit : 1);
    const picked = keys.filter((key) => {
      const { place } = readKey(key);
      const kind = this.#kindAt(place);
      seen[kind] = (seen[kind] ?? 0) + 1;
      if ((chosen[kind] ?? 0) >= maxOf(kind) || !isShown(place)) return false;
      chosen[kind] = (chosen[kind] ?? 0) + 1;
      return true;
    });
    const isCut = seen.some(
      (count, kind) => count >= maxOfKind && (chosen[kind] ?? 0) < maxOf(kind),
    );
    return isCut ? undefined : picked;
  }
}
