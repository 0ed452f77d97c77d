import * as z from 'zod/mini';
import { favoriteLimit } from '../vocabulary/limits.ts';
import { route } from '../http/route.ts';
import { queryCoordinate } from '../http/query.ts';
import { id } from '../values/text.ts';
import { CardView } from './card.ts';

export const FavoriteItem = z.strictObject({
  entityType: z.enum(['PARTNER', 'OFFER']),
  entityId: id(),
});
export type FavoriteItem = z.output<typeof FavoriteItem>;
/** The whole list, newest first. A target that is no longer live stays, with `available: false` and without a tile. */
export const Favorites = z
  .object({
    items: z.array(
      z.object({ ...FavoriteItem.shape, available: z.boolean(), tile: z.nullable(CardView) }),
    ),
    revision: z.int(),
  })
  .register(z.globalRegistry, { id: 'Favorites' });
export type Favorites = z.output<typeof Favorites>;
export const FavoritesUpdate = z.strictObject({
  items: z.array(FavoriteItem).check(z.maxLength(favoriteLimit, 'validation.maxItems')),
  revision: z.int(),
});

export const favoriteRoutes = {
  get: route({
    method: 'GET',
    path: '/api/user/favorite',
    access: 'user',
    summary: 'Own favourites, with a position each as far as its nearest place',
    query: z.object({ lat: queryCoordinate(90), lng: queryCoordinate(180) }),
    response: Favorites,
    tags: ['favoriteEntities'],
  }),
  replace: route({
    method: 'PUT',
    path: '/api/user/favorite',
    access: 'user',
    summary: 'Replace the whole list; a stale revision merges',
    body: FavoritesUpdate,
    response: Favorites,
    invalidates: ['favoriteEntities'],
  }),
};
