import type { Group, Search } from './documents.ts';
import type { Near } from './edit-distance.ts';
import { matchesFor, readKey } from './matches.ts';
import type { Segment } from './segment.ts';
import { maxEdits } from './vocabulary.ts';
import { wordsOf } from './words.ts';

const maxWords = 8;

/** Some documents with the numbers they are known by. */
export type Searched = {
  readonly segment: Segment;
  /** The number of a document by its place in the list the segment was built from. */
  readonly numberOf: (given: number) => number;
  /** Whether it holds still. */
  readonly isAlive?: (given: number) => boolean;
};
/** The meanings of a word in each segment. */
type Meanings = readonly (readonly Near[])[];

const isFound = (meanings: Meanings): boolean => meanings.some((near) => near.length > 0);
/** Typos are forgiven alike everywhere: two edits are only tried where one finds nothing at all. */
const nearIn = (searched: readonly Searched[], word: string): Meanings => {
  for (let edits = 1; edits <= maxEdits(word.length); edits += 1) {
    const found = searched.map(({ segment }) => segment.vocabulary.near(word, edits));
    if (isFound(found)) return found;
  }
  return searched.map(({ segment }) => segment.vocabulary.beginningWith(word));
};

/** A segment's matches, the best first. */
type Run = { readonly of: Searched; readonly keys: Uint32Array; at: number };
type Match = {
  readonly kind: number;
  readonly rank: number;
  readonly score: number;
  readonly number: number;
};
const matchAt = ({ of: { segment, numberOf }, keys, at }: Run): Match | undefined => {
  const key = keys[at];
  if (key === undefined) return undefined;
  const { rank, place } = readKey(key);
  return {
    rank,
    kind: segment.kindAt(place),
    score: segment.scoreAt(place),
    number: numberOf(segment.givenAt(place)),
  };
};
const isBetter = (one: Match, other: Match): boolean =>
  one.rank === other.rank
    ? one.score === other.score
      ? one.number < other.number
      : one.score > other.score
    : one.rank > other.rank;

/** The matches of all runs, the best first. */
function* merged(runs: readonly Run[]): Generator<Match> {
  const heads = runs.map(matchAt);
  for (;;) {
    let best = -1;
    for (const [at, head] of heads.entries()) {
      const leader = heads[best];
      if (head && (!leader || isBetter(head, leader))) best = at;
    }
    const match = heads[best];
    const run = runs[best];
    if (!match || !run) return;
    yield match;
    run.at += 1;
    heads[best] = matchAt(run);
  }
}

const group = (runs: readonly Run[], { kinds, offset, limit, isWanted }: Search): Group[] => {
  const groups = new Map(
    kinds.map((kind) => [
      kind,
      { total: 0, documents: new Array<number>(), ranks: new Array<number>() },
    ]),
  );
  for (const { kind, rank, number } of merged(runs)) {
    const found = groups.get(kind);
    if (!found || isWanted?.(number) === false) continue;
    if (found.total >= offset && found.total < offset + limit) {
      found.documents.push(number);
      found.ranks.push(rank);
    }
    found.total += 1;
  }
  return [...groups].map(([kind, found]) => ({ kind, ...found }));
};

/**
 * The documents that hold every word of the keyword, as a beginning; with typos forgiven where nothing does. Letters
 * alone (`C&A`) are words themselves: nearly everything begins with them.
 */
export const searchIn = (
  searched: readonly Searched[],
  keyword: string,
  options: Search,
): Group[] => {
  const words = wordsOf(keyword).slice(0, maxWords);
  if (words.length === 0) return group([], options);
  const { isVisible } = options;
  const rank = (meanings: readonly Meanings[], areBeginnings = false): Run[] =>
    searched.map((one, at) => {
      const { segment } = one;
      const own = meanings.map((of) => of[at] ?? []);
      const isShown = (given: number): boolean =>
        one.isAlive?.(given) !== false && isVisible?.(one.numberOf(given)) !== false;
      return {
        of: one,
        at: 0,
        keys: areBeginnings
          ? segment.rankBeginnings(own, words, options, isShown)
          : segment.rank(own, words, matchesFor(options), isShown),
      };
    });
  const meaningsOf = (find: (segment: Segment, word: string) => Near[]): Meanings[] =>
    words.map((word) => searched.map(({ segment }) => find(segment, word)));
  if (words.every((word) => word.length === 1))
    return group(rank(meaningsOf(({ vocabulary }, word) => vocabulary.exactly(word))), options);
  const exact = meaningsOf(({ vocabulary }, word) => vocabulary.beginningWith(word));
  const isTyped = exact.every(isFound);
  const runs = isTyped ? rank(exact, true) : [];
  if (runs.some(({ keys }) => keys.length > 0)) return group(runs, options);
  const near = words.map((word, at) => {
    const meanings = exact[at] ?? [];
    return isTyped || !isFound(meanings) ? nearIn(searched, word) : meanings;
  });
  return group(rank(near), options);
};
