import {
  type CardView,
  favoriteLimit,
  type FavoriteItem,
  type favoriteRoutes,
  type Favorites,
} from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import { type Catalogue, type Position, positionOf } from '../card/index.ts';
import {
  findFavorites,
  forgetFavorites,
  readFavorites,
  replaceFavorites,
} from './favorite.queries.ts';
import type { Handlers, Reader } from '../../kernel/caller/index.ts';
import type { PersonalDataPart } from '../../kernel/personal-data.ts';

export const favoritesOfPerson: PersonalDataPart = {
  name: 'favorites',
  tables: ['favorite', 'favorite_list'],
  read: readFavorites,
  forget: forgetFavorites,
};

/** A card as far as the nearest place of its partner; where an offer holds at some places only, as it is. */
const measuredBy =
  ({ model, partners }: Catalogue, position: Position | undefined) =>
  (card: CardView | undefined, { entityType, entityId }: FavoriteItem): CardView | null => {
    if (!card || !position) return card ?? null;
    const offer = entityType === 'OFFER' ? model.offers.get(entityId) : undefined;
    if (offer && offer.branchOfficeIds.length > 0) return card;
    const id = offer?.partnerId ?? entityId;
    const [measured] = partners.withDistances([{ ...card, id }], position);
    return { ...card, distance: measured?.distance ?? card.distance };
  };

export const favoriteHandlers = (
  { db }: Deps,
  catalogue: Catalogue,
): Handlers<typeof favoriteRoutes> => {
  const read = async (userId: number, reader: Reader, position?: Position): Promise<Favorites> => {
    const measured = measuredBy(catalogue, position);
    const { items, revision } = await findFavorites(db, userId);
    return {
      revision,
      items: items.map((item) => {
        const card = catalogue.card(reader, item.entityType, item.entityId);
        const tile = measured(card, item);
        return { ...item, available: tile !== null, tile };
      }),
    };
  };
  return {
    get: (query, caller) => read(caller.user.id, caller, positionOf(query)),
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
