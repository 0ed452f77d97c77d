import { favoriteLimit, type favoriteRoutes, type Favorites } from '@cafeteria/contract';
import type { Deps } from '../../entity/deps.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { findCards, type Reader, readerOf } from '../card/index.ts';
import { findFavorites, replaceFavorites } from './favorite.queries.ts';

export { forgetFavorites } from './favorite.queries.ts';

export const favoriteHandlers = ({ db, config }: Deps): Handlers<typeof favoriteRoutes> => {
  const read = async (userId: number, reader: Reader): Promise<Favorites> => {
    const { items, revision } = await findFavorites(db, userId);
    const tiles = await findCards(
      db,
      reader,
      items.map(({ entityType, entityId }) => ({ type: entityType, id: entityId })),
    );
    return {
      revision,
      items: items.map((item) => {
        const tile = tiles.get(`${item.entityType}:${item.entityId}`) ?? null;
        return { ...item, available: tile !== null, tile };
      }),
    };
  };
  return {
    get: (_input, context) => read(context.user.id, readerOf(context, config.primaryLanguage)),
    replace: async ({ body }, context) => {
      await replaceFavorites(
        db,
        { userId: context.user.id, audience: context.audience },
        body,
        favoriteLimit,
      );
      return read(context.user.id, readerOf(context, config.primaryLanguage));
    },
  };
};
