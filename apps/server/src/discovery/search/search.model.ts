import { type Language, languages, resolveText, SearchType, slug } from '@cafeteria/contract';
import { LRUCache } from 'lru-cache';
import { catalogueTables } from '../../catalogue/visibility/index.ts';
import type { MakeReadModel } from '../../entity/changes/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { readRank, type SearchDocument, SearchIndex } from '../../platform/search-index/index.ts';
import { listSearchable, listVisible, type SearchRow } from './search.queries.ts';
import type { Audience, PrimaryLanguage } from '../../entity/caller/index.ts';

const mostAudiences = 200;
const textsOf = (text: SearchRow['name']): string[] =>
  languages.flatMap((language) => text[language] || []);
const documentOf = ({ type, name, tags, places, text, score }: SearchRow): SearchDocument => ({
  kind: SearchType.options.indexOf(type),
  names: [...new Set(textsOf(name))],
  tags: [...new Set(tags.flatMap(textsOf)), places],
  texts: textsOf(text),
  score,
});

/** Where a thing is on the portal. */
const pathOf = ({ type, id, name, parent }: SearchRow, primary: PrimaryLanguage): string => {
  const routeOf = (thing: { id: number; name: SearchRow['name'] }): string =>
    slug(resolveText(thing.name, primary, primary), thing.id);
  const own = routeOf({ id, name });
  const above = parent ? routeOf(parent) : '';
  return {
    PARTNER: `/partner/${own}`,
    OFFER: `/partner/${above}/${own}`,
    CATEGORY: `/${own}`,
    SUBCATEGORY: `/${above}/${own}`,
    ARTICLE: `/magazine/${own}`,
  }[type];
};

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

const build = async (db: Db, primary: PrimaryLanguage) => {
  const rows = await listSearchable(db);
  const index = await SearchIndex.build(rows, documentOf);
  const masks = new LRUCache<string, Promise<Uint8Array | undefined>>({ max: mostAudiences });
  const maskOf = async (audience: Audience): Promise<Uint8Array> => {
    const visible = await listVisible(db, audience);
    return Uint8Array.from(rows, ({ type, id }) => (visible.has(`${type}:${id}`) ? 1 : 0));
  };
  /** What an audience may see; administrators see everything that is live. */
  const visibleTo = (audience: Audience): Promise<Uint8Array | undefined> => {
    if (audience.kind === 'all') return Promise.resolve(undefined);
    const key = audience.kind === 'client' ? String(audience.clientId) : '';
    const kept =
      masks.get(key) ??
      maskOf(audience).catch((error: unknown) => {
        masks.delete(key);
        throw error;
      });
    masks.set(key, kept);
    return kept;
  };
  const search = async ({ keyword, types, offset, limit }: Query, audience: Audience) =>
    index.search(keyword, {
      kinds: types.map((type) => SearchType.options.indexOf(type)),
      offset,
      limit,
      visible: await visibleTo(audience),
    });

  return {
    /** Ids by kind, best first. */
    find: async (query: Query, audience: Audience): Promise<Found[]> => {
      const groups = await search(query, audience);
      return groups.map(({ total, documents }, at) => ({
        type: query.types[at] ?? 'PARTNER',
        total,
        ids: documents.flatMap((document) => rows[document]?.id ?? []),
      }));
    },
    /** Names in the reader's language, in the given order of kinds. */
    names: async (query: Query, audience: Audience, language: Language): Promise<FoundName[]> => {
      const groups = await search(query, audience);
      return groups.flatMap(({ documents, ranks }) =>
        documents.flatMap((document, at) => {
          const row = rows[document];
          if (!row) return [];
          return {
            type: row.type,
            id: row.id,
            route: pathOf(row, primary),
            label: resolveText(row.name, language, primary),
            detail: row.parent ? resolveText(row.parent.name, language, primary) : '',
            isNamed: readRank(ranks[at] ?? 0).isInName,
          };
        }),
      );
    },
  };
};

/** The search index of this process, made from the catalogue and made anew after it changes. */
export const searchModel = (make: MakeReadModel, db: Db, primary: PrimaryLanguage) =>
  make({ of: [...catalogueTables, 'offer', 'article'], build: () => build(db, primary) });
export type SearchModel = ReturnType<typeof searchModel>;
