import type { FavoriteItem, Favorites } from '@cafeteria/contract';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../../shared/api/index.ts';
import { storedData } from '../../shared/storage/index.ts';
import { favoriteItems } from './favorite-list.ts';

type Items = Favorites['items'];
const { heldFavorites } = storedData;

/** Keeps for the page after a reload what may not have reached the server by then: whose, and from what to what. */
export const holdFavorites = (
  client: QueryClient,
  base: readonly FavoriteItem[],
  items: Items,
): void => {
  const person = apiOf(client).owner.get();
  if (person) heldFavorites.set({ person, base: favoriteItems(base), items });
};

export const releaseFavorites = (): void => heldFavorites.clear();

/** What the same person's last page kept, until it is taken up: this page may be left before that. */
export const findHeld = (client: QueryClient) => {
  const found = heldFavorites.get();
  return found?.person === apiOf(client).owner.get() ? found : undefined;
};
