/** Search over what the reader may see: partners, offers, categories, subcategories and articles. */
import * as z from 'zod/mini';
import { ArticleCard } from '../content/article.ts';
import { route } from '../http/route.ts';
import { searchLimits } from '../vocabulary/limits.ts';
import { PageQuery } from '../http/page.ts';
import { queryCoordinate, queryPurchases } from '../http/query.ts';
import { id, text, shownText } from '../values/text.ts';
import { CardView } from '../catalogue/card.ts';
import { searchTypes } from '../vocabulary/words.ts';

export const SearchType = z.enum(searchTypes);
export type SearchType = z.output<typeof SearchType>;

/**
 * The results of one kind for a keyword: the total, and the requested page (the best four when no
 * kind was requested).
 */
export const SearchGroup = z
  .object({ type: SearchType, total: z.int(), items: z.array(z.union([CardView, ArticleCard])) })
  .register(z.globalRegistry, { id: 'SearchGroup' });
export type SearchGroup = z.output<typeof SearchGroup>;
export const SearchResult = z.object({ keyword: z.string(), groups: z.array(SearchGroup) });
export type SearchResult = z.output<typeof SearchResult>;

/** A name that fits what is being typed; `highlight` are the parts of the label that do, as pairs of start and end. */
export const Suggestion = z
  .object({
    type: SearchType,
    id: id(),
    route: z.string(),
    label: shownText(),
    detail: shownText(),
    highlight: z.array(z.tuple([z.int(), z.int()])),
  })
  .register(z.globalRegistry, { id: 'Suggestion' });
export type Suggestion = z.output<typeof Suggestion>;

const keyword = text(searchLimits.max);
export const searchRoutes = {
  find: route({
    method: 'GET',
    path: '/api/search',
    access: 'public',
    summary:
      'What fits a keyword of 3 to 128 characters, by kind, best first; ' +
      'partners tell how far their nearest place is from a position; ' +
      'narrowed to purchases, nothing but partners and offers is found',
    query: z.extend(PageQuery, {
      keyword,
      type: z.optional(SearchType),
      lat: queryCoordinate(90),
      lng: queryCoordinate(180),
      purchases: queryPurchases(),
    }),
    response: SearchResult,
    tags: ['searchResults'],
  }),
  suggestion: route({
    method: 'GET',
    path: '/api/search/suggestion',
    access: 'public',
    summary: 'At most eight names that fit what is being typed; `route` is a path of the portal',
    query: z.object({ keyword }),
    response: z.array(Suggestion),
    tags: ['searchResults'],
  }),
};
