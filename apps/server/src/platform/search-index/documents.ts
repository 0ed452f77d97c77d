import { level, maxDistance } from './matching.ts';

/** One thing that can be found. */
export type SearchDocument = {
  /** What kind of thing it is; results are grouped by it. */
  readonly kind: number;
  /** Its name in every language. */
  readonly names: readonly string[];
  /** What it is filed under: its categories, its partner. */
  readonly tags: readonly string[];
  /** What is said of it. */
  readonly texts: readonly string[];
  /** Relevance; of equally good matches the higher one comes first. */
  readonly score: number;
};
/**
 * One kind's share of a result: the total (no more than the page where it is not counted), and the
 * documents of the requested page, best first, with their ranks (the higher the better).
 */
export type Group = {
  readonly kind: number;
  readonly total: number;
  readonly documents: readonly number[];
  readonly ranks: readonly number[];
};
/**
 * What a rank encodes: how many edits away the words are, whether all of them are in the name, and
 * whether the name goes on after them.
 */
export const readRank = (
  rank: number,
): { readonly distance: number; readonly isInName: boolean; readonly isBeginning: boolean } => {
  const found = rank % (maxDistance + 1);
  return {
    distance: maxDistance - Math.floor(rank / (maxDistance + 1)),
    isInName: found >= level.name,
    isBeginning: found === level.nameBegins,
  };
};
export type Search = {
  readonly kinds: readonly number[];
  readonly offset: number;
  readonly limit: number;
  /** Whether totals are asked for (the default); without them the best are found without judging the rest. */
  readonly isCounted?: boolean;
  /** Whether the reader may see a document, by its number; all when left out. */
  readonly isVisible?: ((document: number) => boolean) | undefined;
  /**
   * Whether a visible document is asked for: what is not is left out, but typos are no more forgiven for it, or who
   * narrows a search would find something else.
   */
  readonly isWanted?: ((document: number) => boolean) | undefined;
};
