import { favoriteLimit, type FavoriteItem, type Favorites } from '@cafeteria/contract';

type Item = Favorites['items'][number];

export const isSameFavorite = (a: FavoriteItem, b: FavoriteItem): boolean =>
  a.entityType === b.entityType && a.entityId === b.entityId;
export const isIn = (list: readonly FavoriteItem[], item: FavoriteItem): boolean =>
  list.some((one) => isSameFavorite(one, item));

/** Removes the item, or puts it first; beyond the limit the oldest is dropped. */
export const toggleFavorite = (items: readonly Item[], item: Item): Item[] =>
  isIn(items, item)
    ? items.filter((one) => !isSameFavorite(one, item))
    : [item, ...items].slice(0, favoriteLimit);

/** Whether two lists differ in their items or their order. */
export const favoritesDiffer = (a: readonly FavoriteItem[], b: readonly FavoriteItem[]): boolean =>
  a.length !== b.length ||
  a.some((item, index) => {
    const other = b[index];
    return !other || !isSameFavorite(item, other);
  });

/** Repeats what the reader changed since `base` on what the server has now. */
export const mergeFavorites = (
  base: readonly FavoriteItem[],
  localItems: readonly Item[],
  serverItems: readonly Item[],
): Item[] => {
  const added = localItems.filter((item) => !isIn(base, item) && !isIn(serverItems, item));
  const kept = serverItems.filter((item) => isIn(localItems, item) || !isIn(base, item));
  return [...added, ...kept].slice(0, favoriteLimit);
};

/** What is sent to the server: the items in order. */
export const favoriteItems = (items: readonly FavoriteItem[]): FavoriteItem[] =>
  items.map(({ entityType, entityId }) => ({ entityType, entityId }));
