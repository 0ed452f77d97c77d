import type { FavoriteItem, Favorites } from '@cafeteria/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMe } from '../../shared/session/index.ts';
import { isIn } from './favorite-list.ts';
import { favoritesQuery, favoriteStoreOf } from './favorite-store.ts';

type Item = Favorites['items'][number];
const none: readonly Item[] = [];

/** The reader's favourites: the list, whether an item is in it, and adding or removing it (sent a moment later). */
export const useFavorites = () => {
  const isSignedIn = useMe() !== null;
  const client = useQueryClient();
  const { data, isPending } = useQuery({ ...favoritesQuery, enabled: isSignedIn });
  const items = (isSignedIn && data?.items) || none;
  return {
    items,
    isSignedIn,
    isPending: isSignedIn && isPending,
    isFavorite: (item: FavoriteItem): boolean => isIn(items, item),
    toggle: (item: Item): void => favoriteStoreOf(client).toggle(item),
    flush: (): Promise<void> => favoriteStoreOf(client).flush(),
    forget: (): void => favoriteStoreOf(client).forget(),
  };
};

/**
 * Sends pending edits when the reader leaves the screen or the page, so that changes of the last
 * second are not lost.
 */
export const useFavoritesFlush = (): void => {
  const client = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const leave = (): void => void favoriteStoreOf(client).flush(true);
    const hide = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    const stop = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) leave();
    });
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      stop();
    };
  }, [client, router]);
};
