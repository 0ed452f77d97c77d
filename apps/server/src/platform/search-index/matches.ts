import type { Search } from './documents.ts';

/** Ranks take the upper six bits of a key, documents the lower 26: numbers in order are results in order. */
const documentSpan = 2 ** 26;
const maxRank = 63;

export const keyOf = (rank: number, place: number): number =>
  (maxRank - rank) * documentSpan + place;
/** What a key says: how good the match is, and where the document stands. */
export const readKey = (key: number): { readonly rank: number; readonly place: number } => ({
  rank: maxRank - Math.floor(key / documentSpan),
  place: key % documentSpan,
});

/** Takes the matches of a segment as they are found, in whatever order, and has those that are shown by their keys. */
export type Matches = {
  /** Whether a match of this kind with this key could still be shown: what is not need not be judged nearer. */
  readonly isOpen: (kind: number, key: number) => boolean;
  readonly take: (kind: number, key: number, isShown: () => boolean) => void;
  /** Ascending: the best first. */
  readonly keys: () => Uint32Array;
};

const everyMatch = (): Matches => {
  const keys: number[] = [];
  return {
    isOpen: () => true,
    take: (_kind, key, isShown) => {
      if (isShown()) keys.push(key);
    },
    keys: () => Uint32Array.from(keys).sort(),
  };
};

/** Puts a key among those of a kind, of which it keeps as many as are asked for. */
const insert = (keys: number[], key: number, limit: number): void => {
  let at = keys.length;
  while (at > 0 && (keys[at - 1] ?? 0) > key) at -= 1;
  keys.splice(at, 0, key);
  if (keys.length > limit) keys.pop();
};

/**
 * Only the best of each kind: who may see a match is asked of those alone that would be among them, which are few, for
 * a word has its most relevant documents first. Of a kind that is not asked for one is kept: something was found, so
 * no typo is forgiven (`maxOfOthers`).
 */
export const bestMatches = (kinds: readonly number[], limit: number, maxOfOthers = 1): Matches => {
  const best: number[][] = [];
  /** The worst key of each kind that has as many as are wanted: asked for each match, so nothing is looked up. */
  const worst: number[] = [];
  const isOpen = (kind: number, key: number): boolean => key < (worst[kind] ?? Infinity);
  return {
    isOpen,
    take: (kind, key, isShown) => {
      if (!isOpen(kind, key) || !isShown()) return;
      const keys = (best[kind] ??= []);
      const wanted = kinds.includes(kind) ? limit : maxOfOthers;
      insert(keys, key, wanted);
      if (keys.length === wanted) worst[kind] = keys[wanted - 1] ?? Infinity;
    },
    keys: () => Uint32Array.from(best.flat()).sort(),
  };
};

/** Whether the best are enough: no totals are asked for, and all that is shown is wanted. */
export const wantsBest = ({ isCounted = true, isWanted }: Search): boolean =>
  !isCounted && !isWanted;
export const matchesFor = (search: Search): Matches =>
  wantsBest(search) ? bestMatches(search.kinds, search.offset + search.limit) : everyMatch();
