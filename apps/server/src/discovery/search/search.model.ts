import { type Language, type Purchases, SearchType } from '@cafeteria/contract';
import type { Catalogue } from '../../catalogue/card/index.ts';
import { shownTo } from '../../catalogue/model/index.ts';
import type { Audience } from '../../kernel/caller/index.ts';
import type { Followed, Replica } from '../../kernel/changes/index.ts';
import { type Group, LiveIndex, readRank } from '../../platform/search-index/index.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import type { ProductGauge } from '../../platform/http/index.ts';
import { createSearchables, isArticleLive, type Hit } from './searchable.ts';
import { type ArticleFacts, readArticles } from './search.queries.ts';
import { createTeller } from './texts.ts';
import { thingOf } from './thing.ts';
import { gatherTouched } from './touched.ts';

export type SearchQuery = {
  readonly keyword: string;
  readonly types: readonly SearchType[];
  readonly offset: number;
  readonly limit: number;
  /** Only what sells what these pay: of partners and offers. */
  readonly purchases?: Purchases | undefined;
};
type Found = { readonly type: SearchType; readonly total: number; readonly ids: readonly number[] };
export type FoundName = Hit & {
  readonly type: SearchType;
  readonly id: number;
  /** Whether it was found by its name, and not by what it is filed under. */
  readonly isNamed: boolean;
};

const gaugeOf = (index: LiveIndex): ProductGauge => ({
  name: 'search_index',
  help: 'Things that can be found, the parts of the index, and the bytes of their tables',
  label: 'what',
  read: async () => index.size,
});

/** What nobody searches for meanwhile is filed after so long… */
const restMs = 250;
/** …and after so many times what the filing before took: who renames categories all day must not keep it filing. */
const restShare = 4;

/** The index over everything, filed again document by document as the replica changes. */
const createIndex = (
  replica: Pick<Replica, 'onApplied'>,
  documentOf: ConstructorParameters<typeof LiveIndex>[0],
  gather: (isFiled: () => boolean) => () => ReadonlySet<number>,
) => {
  const index = new LiveIndex(documentOf);
  const first = Promise.withResolvers<void>();
  first.promise.catch(() => {});
  let filed = first.promise;
  let isFiled = false;
  let isWaiting = false;
  const take = gather(() => isFiled);
  let lastMs = 0;
  const work = oneAtATime(async () => {
    const startedAt = performance.now();
    await index.update(take());
    lastMs = isFiled ? performance.now() - startedAt : 0;
    isFiled = true;
  });
  const file = (): Promise<void> => {
    isWaiting = false;
    const build = work();
    filed = build;
    // who waits for it hears what is wrong; who comes later finds what was there before
    build.catch(() => {
      if (isFiled && filed === build) filed = Promise.resolve();
    });
    return build;
  };
  replica.onApplied(() => {
    if (!isFiled) return first.resolve(file());
    if (isWaiting) return undefined;
    isWaiting = true;
    // nobody who saves waits for it, and what is saved in quick succession is filed together
    const rest = Math.max(restMs, restShare * lastMs);
    setTimeout(() => void (isWaiting && file()), rest).unref();
    return undefined;
  });
  /** Who searches finds what was there when they asked. */
  const ready = (): Promise<void> => (isWaiting ? file() : filed);
  return { index, ready };
};

/** Whether an audience finds a thing, by its number. */
const finderOf =
  (model: Catalogue['model'], articles: Followed<ArticleFacts>) =>
  (audience: Audience): ((number: number) => boolean) => {
    const shown = shownTo(model, audience);
    const has: Record<SearchType, (id: number) => boolean> = {
      PARTNER: (id) => shown.partner(id) !== undefined,
      OFFER: (id) => shown.offer(id) !== undefined,
      CATEGORY: (id) => shown.category(id) !== undefined,
      SUBCATEGORY: (id) => shown.subcategory(id) !== undefined,
      ARTICLE: (id) => isArticleLive(model, articles, id),
    };
    return (number) => {
      const { type, id } = thingOf(number);
      return has[type](id);
    };
  };

/** Whether something an audience finds sells what the purchases pay: partners and offers only. */
const sellerOf =
  ({ model, sales }: Pick<Catalogue, 'model' | 'sales'>) =>
  (audience: Audience, purchases: Purchases): ((number: number) => boolean) => {
    const shown = shownTo(model, audience);
    const paid = sales.paid(purchases, audience);
    return (number) => {
      const { type, id } = thingOf(number);
      if (type === 'OFFER') {
        const found = shown.offer(id);
        return found !== undefined && paid.offer(found.partner, found.offer);
      }
      const partner = type === 'PARTNER' ? shown.partner(id) : undefined;
      return partner !== undefined && paid.partner(partner);
    };
  };

/**
 * Search over the catalogue in memory: begun when that is loaded. Who asks before it is ready waits for it; what
 * somebody may not see is left out as it is found.
 */
export const createSearch = (
  replica: Pick<Replica, 'follow' | 'onApplied'>,
  catalogue: Pick<Catalogue, 'model' | 'sales'>,
) => {
  const { model } = catalogue;
  const articles = replica.follow({ table: 'article', read: readArticles });
  const searchables = createSearchables(model, articles);
  const { index, ready } = createIndex(
    replica,
    (number) => {
      const { type, id } = thingOf(number);
      return searchables[type].document(id);
    },
    (isFiled) => gatherTouched(model, articles, isFiled),
  );
  const finds = finderOf(model, articles);
  const sells = sellerOf(catalogue);
  const search = async (
    { keyword, types, offset, limit, purchases }: SearchQuery,
    audience: Audience,
    isCounted: boolean,
  ): Promise<Group[]> => {
    await ready();
    return index.search(keyword, {
      kinds: types.map((type) => SearchType.options.indexOf(type)),
      offset,
      limit,
      isCounted,
      isVisible: finds(audience),
      isWanted: purchases && sells(audience, purchases),
    });
  };
  return {
    /** Ids by kind, best first. */
    find: async (query: SearchQuery, audience: Audience): Promise<Found[]> =>
      (await search(query, audience, true)).map(({ total, documents }, at) => ({
        type: query.types[at] ?? 'PARTNER',
        total,
        ids: documents.map((number) => thingOf(number).id),
      })),
    /** Names in the reader's language, in the given order of kinds. */
    names: async (
      query: SearchQuery,
      audience: Audience,
      language: Language,
    ): Promise<FoundName[]> => {
      const teller = createTeller(language, model.primary);
      return (await search(query, audience, false)).flatMap(({ documents, ranks }) =>
        documents.flatMap((number, at) => {
          const { type, id } = thingOf(number);
          const hit = searchables[type].tell(id, teller);
          return hit ? [{ type, id, ...hit, isNamed: readRank(ranks[at] ?? 0).isInName }] : [];
        }),
      );
    },
    size: () => index.size,
    gauge: gaugeOf(index),
  };
};
export type Search = ReturnType<typeof createSearch>;
