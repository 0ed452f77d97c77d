import type { FavoriteItem, Favorites } from '@cafeteria/contract';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../../shared/api/index.ts';
import { storedData } from '../../shared/storage/index.ts';
import { favoriteItems } from './favorite-list.ts';

type Items = Favorites['items'];
const { heldFavorites } = storedData;

let held = 0;
/** Lets go of what is held now; what is held later stays. */
const releaseNow = (): (() => void) => {
  const one = held;
  return () => {
    if (one === held) heldFavorites.clear();
  };
};

/**
 * Keeps for the page after a reload what may not have reached the server by then: whose, and from what to what. Answers
 * what lets go of it.
 */
export const holdFavorites = (
  client: QueryClient,
  base: readonly FavoriteItem[],
  items: Items,
): (() => void) => {
  const person = apiOf(client).owner.get();
  held += 1;
  if (person) heldFavorites.set({ person, base: favoriteItems(base), items });
  return releaseNow();
};

/** What the same person's last page kept, until it is taken up: this page may be left before that. */
export const findHeld = (client: QueryClient) => {
  const found = heldFavorites.get();
  if (found?.person === apiOf(client).owner.get())
    return found && { ...found, release: releaseNow() };
  heldFavorites.clear();
  return undefined;
};
