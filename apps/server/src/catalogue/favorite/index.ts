import { favoriteLimit, type favoriteRoutes, type Favorites } from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import type { Catalogue } from '../card/index.ts';
import {
  findFavorites,
  forgetFavorites,
  readFavorites,
  replaceFavorites,
} from './favorite.queries.ts';
import type { Handlers, Reader } from '../../kernel/caller/index.ts';
import type { PersonalDataPart } from '../../kernel/personal-data.ts';

export const favoritesOfPerson: PersonalDataPart = {
  name: 'favourites',
  tables: ['favorite', 'favorite_list'],
  read: readFavorites,
  forget: forgetFavorites,
};

export const favoriteHandlers = (
  { db }: Deps,
  { card }: Catalogue,
): Handlers<typeof favoriteRoutes> => {
  const read = async (userId: number, reader: Reader): Promise<Favorites> => {
    const { items, revision } = await findFavorites(db, userId);
    return {
      revision,
      items: items.map((item) => {
        const tile = card(reader, item.entityType, item.entityId) ?? null;
        return { ...item, available: tile !== null, tile };
      }),
    };
  };
  return {
    get: (_input, caller) => read(caller.user.id, caller),
    replace: async ({ body }, caller) => {
      await replaceFavorites(
        db,
        { userId: caller.user.id, audience: caller.audience },
        body,
        favoriteLimit,
      );
      return read(caller.user.id, caller);
    },
  };
};
