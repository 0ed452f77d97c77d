import {
  type ArticleCard,
  type SearchGroup,
  SearchType,
  searchLimits,
  type searchRoutes,
  type CardView,
} from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import { addressGroup, AppError, createLimit } from '../../platform/http/index.ts';
import { findArticleCards } from '../../content/article/index.ts';
import { type Catalogue, type Position, positionOf } from '../../catalogue/card/index.ts';
import { highlight } from './highlight.ts';
import { createSearchLog } from './search-log.ts';
import type { Search, SearchQuery } from './search.model.ts';
import { audienceKey, type Caller, type Handlers, type Reader } from '../../kernel/caller/index.ts';

/** Of each kind, when all are asked for: a row of a wide screen, two of a narrower one. */
const best = 4;
const suggestions = 8;
/** Answers kept until the catalogue changes: what many search for at a time. */
const maxKept = 2_000;

const assertLength = (keyword: string): void => {
  if (keyword.length < searchLimits.min)
    throw new AppError('search.error.tooShort', { min: searchLimits.min });
};

const minuteMs = 60_000;
/** Searches of one caller, and of all, that are counted in a minute; the others are answered all the same. */
const countedOfCaller = 20;
const countedOfAll = 600;
const createLogLimits = () => {
  const ofCaller = createLimit({ max: countedOfCaller, windowMs: minuteMs });
  const ofAll = createLimit({ max: countedOfAll, windowMs: minuteMs, keys: 1 });
  return ({ user, ip }: Pick<Caller, 'user' | 'ip'>): boolean =>
    ofCaller.take(user ? `user ${user.id}` : addressGroup(ip)) && ofAll.take('all');
};

/** What is found by kind, kept for everybody who is shown the same. */
const keptGroups = (deps: Deps, { partners, cards }: Catalogue, search: Search) => {
  const itemsOf = async (
    reader: Reader,
    type: SearchType,
    ids: readonly number[],
    position: Position | undefined,
  ): Promise<(CardView | ArticleCard)[]> => {
    if (type === 'ARTICLE') return ids.length > 0 ? findArticleCards(deps.db, reader, ids) : [];
    const found = cards(reader, type, ids);
    return type === 'PARTNER' ? partners.withDistances(found, position) : found;
  };
  const findGroups = async (
    query: SearchQuery,
    reader: Reader,
    position: Position | undefined,
  ): Promise<SearchGroup[]> => {
    const found = await search.find(query, reader.audience);
    return Promise.all(
      found.map(async ({ ids, ...group }) => ({
        ...group,
        items: await itemsOf(reader, group.type, ids, position),
      })),
    );
  };
  const kept = deps.keep<readonly SearchGroup[]>({ maxEntries: maxKept, ttlMs: minuteMs });
  return async (
    query: SearchQuery,
    reader: Reader,
    position: Position | undefined,
  ): Promise<readonly SearchGroup[]> => {
    if (position) return findGroups(query, reader, position);
    const key = [audienceKey(reader.audience), reader.language, JSON.stringify(query)].join(' ');
    return (await kept.get(key, () => findGroups(query, reader, undefined))) ?? [];
  };
};

export const searchHandlers = (
  deps: Deps,
  catalogue: Catalogue,
  search: Search,
): Handlers<typeof searchRoutes> => {
  const isCounted = createLogLimits();
  const searchLog = createSearchLog(deps);
  const groupsOf = keptGroups(deps, catalogue, search);
  return {
    find: async ({ keyword, type, pageSize, pageNumber, lat, lng, purchases }, caller) => {
      assertLength(keyword);
      const page = type
        ? { types: [type], offset: pageSize * pageNumber, limit: pageSize }
        : { types: SearchType.options, offset: 0, limit: best };
      const groups = await groupsOf(
        { keyword, ...page, purchases },
        caller,
        positionOf({ lat, lng }),
      );
      if (!type && isCounted(caller))
        searchLog.count(
          keyword,
          groups.reduce((sum, { total }) => sum + total, 0),
        );
      return { keyword, groups: [...groups] };
    },
    suggestion: async ({ keyword }, { audience, language }) => {
      assertLength(keyword);
      const names = await search.names(
        { keyword, types: SearchType.options, offset: 0, limit: suggestions },
        audience,
        language,
      );
      return spread(names).map((name) => ({ ...name, highlight: highlight(name.label, keyword) }));
    },
  };
};

/** The first of every kind before the second of any: no kind crowds out the others. The kinds stay together. */
const spread = <T extends { readonly type: SearchType }>(names: readonly T[]): T[] => {
  const ranks = new Map<SearchType, number>();
  const ranked = names.map((name) => {
    const rank = ranks.get(name.type) ?? 0;
    ranks.set(name.type, rank + 1);
    return { name, rank };
  });
  const kept = new Set(
    ranked
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, suggestions)
      .map(({ name }) => name),
  );
  return names.filter((name) => kept.has(name));
};
