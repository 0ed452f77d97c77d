import type { Group, Search, SearchDocument } from './documents.ts';
import { Segment } from './segment.ts';
import { type Searched, searchIn } from './search-in.ts';

/**
 * Search as you type over names that do not change. Documents are identified by their place in the
 * list it was built from.
 */
export class SearchIndex {
  readonly #searched: readonly [Searched];

  private constructor(segment: Segment) {
    this.#searched = [{ segment, numberOf: (given) => given }];
  }

  /** Reads what can be found, letting other work of the process in at least every ten milliseconds. */
  static async build<T>(
    items: readonly T[],
    documentOf: (item: T) => SearchDocument,
  ): Promise<SearchIndex> {
    return new SearchIndex(await Segment.build(items, documentOf));
  }

  /** Documents and words it holds, and the bytes of its tables beside words and names. */
  get size(): Segment['size'] {
    return this.#searched[0].segment.size;
  }

  /** What is found, by kind (`searchIn`). */
  search(keyword: string, options: Search): Group[] {
    return searchIn(this.#searched, keyword, options);
  }
}
