import type { FavoriteItem, Favorites } from '@cafeteria/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { useMe } from '../../shared/session/index.ts';
import { onDataCleared } from '../../shared/storage/index.ts';
import { isIn } from './favorite-list.ts';
import {
  favoritesQuery,
  favoriteStoreOf,
  renderedFavorites,
  resumeFavorites,
} from './favorite-store.ts';

type Item = Favorites['items'][number];
const none: readonly Item[] = [];
const neverChanges = () => () => {};

/** The reader's favourites: the list, whether an item is in it, and adding or removing it (sent a moment later). */
export const useFavorites = () => {
  const isSignedIn = useMe() !== null;
  const client = useQueryClient();
  const { data, isPending } = useQuery({ ...favoritesQuery, enabled: isSignedIn });
  const rendered = useSyncExternalStore(
    neverChanges,
    () => undefined,
    () => renderedFavorites(client),
  );
  const items = (isSignedIn && (rendered ?? data?.items)) || none;
  return {
    items,
    isSignedIn,
    /** Whether this render only takes up what the server drew. */
    isTakenUp: rendered !== undefined,
    isPending: isSignedIn && isPending,
    isFavorite: (item: FavoriteItem): boolean => isIn(items, item),
    toggle: (item: Item): void => favoriteStoreOf(client).toggle(item),
    /** Sends now what waits for its pause. */
    flush: (): Promise<void> => favoriteStoreOf(client).flush(true),
  };
};

/**
 * Sends pending edits when the reader leaves the screen or the page, so that changes of the last
 * second are not lost, and takes them up again after a reload. Drops them when the person goes.
 */
export const useFavoritesFlush = (): void => {
  const client = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const store = favoriteStoreOf(client);
    void resumeFavorites(client).catch(() => {});
    const forget = onDataCleared(store.forget);
    const leave = (): void => void store.flush(true);
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
      forget();
    };
  }, [client, router]);
};
