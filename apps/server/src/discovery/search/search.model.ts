import { type Language, SearchType } from '@cafeteria/contract';
import type { Catalogue } from '../../catalogue/card/index.ts';
import type { Audience } from '../../entity/caller/index.ts';
import type { Replica } from '../../entity/changes/index.ts';
import { type Group, LiveIndex, readRank } from '../../platform/search-index/index.ts';
import { createDocuments, numberOf, thingOf } from './documents.ts';
import { readArticles } from './search.queries.ts';

type Query = {
  readonly keyword: string;
  readonly types: readonly SearchType[];
  readonly offset: number;
  readonly limit: number;
};
type Found = { readonly type: SearchType; readonly total: number; readonly ids: readonly number[] };
export type FoundName = {
  readonly type: SearchType;
  readonly id: number;
  readonly route: string;
  readonly label: string;
  readonly detail: string;
  /** Whether it was found by its name, and not by what it is filed under. */ readonly isNamed: boolean;
};

/**
 * Search over the catalogue in memory: begun when that is loaded, and filed anew document by document as something
 * changes. Who asks before it is ready waits for it.
 */
export const createSearch = (
  replica: Pick<Replica, 'follow' | 'onApplied'>,
  catalogue: Catalogue,
) => {
  const { model } = catalogue;
  const articles = replica.follow({ table: 'article', read: readArticles });
  const documents = createDocuments(catalogue, articles);
  const index = new LiveIndex(documents.documentOf);
  const started = Promise.withResolvers<void>();
  let isReady = false;
  let changed = new Set<number>();

  const note = (type: SearchType, id: number): void => void changed.add(numberOf(type, id));
  const notePartner = (id: number): void => {
    note('PARTNER', id);
    for (const offer of model.offersOf(id)) note('OFFER', offer.id);
  };
  /** What is filed under a category or subcategory whose name or state changed. */
  const noteFiled = (isMeant: (subcategoryId: number) => boolean): void => {
    for (const { id, subcategoryIds } of model.partners.values())
      if (subcategoryIds.some(isMeant)) notePartner(id);
  };
  model.onPartner(notePartner);
  model.offers.onRecord((before, after) => note('OFFER', (after ?? before)?.id ?? 0));
  model.categories.onRecord((before, after) => {
    const id = (after ?? before)?.id ?? 0;
    note('CATEGORY', id);
    const own = [...model.subcategories.values()].filter(({ categoryId }) => categoryId === id);
    for (const subcategory of own) note('SUBCATEGORY', subcategory.id);
    if (isReady) noteFiled((one) => own.some((subcategory) => subcategory.id === one));
  });
  model.subcategories.onRecord((before, after) => {
    const id = (after ?? before)?.id ?? 0;
    note('SUBCATEGORY', id);
    if (isReady) noteFiled((one) => one === id);
  });
  articles.onRecord((before, after) => note('ARTICLE', (after ?? before)?.id ?? 0));

  const file = async (): Promise<void> => {
    const numbers = changed;
    changed = new Set();
    await index.update(numbers);
  };
  replica.onApplied(() => {
    const filed = file();
    if (isReady) return filed;
    // the first time takes long: nobody waits for it but those who search
    void filed.then(() => {
      isReady = true;
      started.resolve();
    }, started.reject);
    started.promise.catch(() => {});
    return undefined;
  });

  const search = async (
    { keyword, types, offset, limit }: Query,
    audience: Audience,
  ): Promise<Group[]> => {
    await started.promise;
    return index.search(keyword, {
      kinds: types.map((type) => SearchType.options.indexOf(type)),
      offset,
      limit,
      isVisible: documents.finds(audience),
    });
  };
  return {
    /** Ids by kind, best first. */
    find: async (query: Query, audience: Audience): Promise<Found[]> =>
      (await search(query, audience)).map(({ total, documents: found }, at) => ({
        type: query.types[at] ?? 'PARTNER',
        total,
        ids: found.map((number) => thingOf(number).id),
      })),
    /** Names in the reader's language, in the given order of kinds. */
    names: async (query: Query, audience: Audience, language: Language): Promise<FoundName[]> =>
      (await search(query, audience)).flatMap(({ documents: found, ranks }) =>
        found.flatMap((number, at) => {
          const told = documents.tell(number, language);
          return told
            ? {
                ...thingOf(number),
                ...told,
                isNamed: readRank(ranks[at] ?? 0).isInName,
              }
            : [];
        }),
      ),
    /** Documents it finds, in how many parts, and the bytes of their tables. */
    size: () => index.size,
  };
};
export type Search = ReturnType<typeof createSearch>;
