import type { Favorites } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf, read } from '../../shared/api/index.ts';
import { createListSync } from '../../shared/list-sync.ts';
import {
  favoriteItems,
  favoritesDiffer,
  isIn,
  mergeFavorites,
  toggleFavorite,
} from './favorite-list.ts';
import { holdFavorites, releaseFavorites, takeFavorites } from './held-favorites.ts';

type Item = Favorites['items'][number];
const { queryKey } = read(api.favorite.get, {});

const shownIn = (client: QueryClient): Favorites | undefined =>
  client.getQueryData<Favorites>(queryKey);

/** A page that has been left does not run for that long. */
const goneMs = 1_000;

const prepareWrite = (client: QueryClient): void =>
  void apiOf(client)
    .prepareWrite()
    .catch(() => {});

/** Sends the whole list; the page may be gone before the answer, whether it is left at the sending or after it. */
const sendList = (client: QueryClient, { items, revision }: Favorites): Promise<Favorites> => {
  const body = { items: favoriteItems(items), revision };
  const mutationFn = () => apiOf(client).call(api.favorite.replace, { body }, { keepalive: true });
  return client.getMutationCache().build(client, { mutationFn }).execute(undefined);
};

/** The favourites of one reader: the query cache holds what they see, `base` what the server has. */
const createFavoriteStore = (client: QueryClient) => {
  let base: Favorites | undefined;
  const shown = () => shownIn(client);

  /** Takes an answer of the server and repeats on it the edits that were not sent yet. */
  const receive = (answer: Favorites): Favorites => {
    if (base && answer.revision < base.revision) return shown() ?? answer;
    const pending = sync.pending();
    const items = pending
      ? mergeFavorites(base?.items ?? [], pending.items, answer.items)
      : answer.items;
    base = answer;
    const merged = { items, revision: answer.revision };
    if (pending) sync.edit(merged);
    return merged;
  };
  const sync = createListSync<Favorites>({
    differs: ({ items }) => favoritesDiffer(items, base?.items ?? []),
    send: async (list) => {
      holdFavorites(client, base?.items ?? [], list.items);
      try {
        const { revision } = base ?? list;
        const answer = await sendList(client, { items: list.items, revision });
        client.setQueryData(queryKey, receive(answer));
        releaseFavorites();
      } catch {
        // the failure policy has reported it; show what the server has
        sync.drop();
        if (base) client.setQueryData(queryKey, base);
        // a page that is gone by then was left in the middle: the next one sends it
        setTimeout(releaseFavorites, goneMs);
      }
    },
  });
  const change = (edit: (items: readonly Item[]) => Item[]): void => {
    const before = shown();
    if (!before) return;
    if (!sync.pending()) prepareWrite(client);
    base ??= before;
    const after = { ...before, items: edit(before.items) };
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, after);
    sync.edit(after);
  };
  return {
    receive,
    /** Adds or removes an item; pressed before the list is loaded, it waits for it. */
    toggle: (item: Item): void => {
      const wanted = !isIn(shown()?.items ?? [], item);
      const apply = (): void =>
        change((items) =>
          isIn(items, item) === wanted ? [...items] : toggleFavorite(items, item),
        );
      if (shown()) apply();
      else void client.ensureQueryData(favoritesQuery).then(apply, () => {});
    },
    flush: (isLeaving = false): Promise<void> => sync.flush(isLeaving),
    change,
    forget: (): void => {
      sync.drop();
      base = undefined;
    },
  };
};
export type FavoriteStore = ReturnType<typeof createFavoriteStore>;

const stores = new WeakMap<QueryClient, FavoriteStore>();
export const favoriteStoreOf = (client: QueryClient): FavoriteStore => {
  const known = stores.get(client);
  if (known) return known;
  const store = createFavoriteStore(client);
  stores.set(client, store);
  return store;
};

/** The signed-in reader's favourites, including edits that were not sent yet. */
export const favoritesQuery = queryOptions<Favorites>({
  queryKey,
  queryFn: async ({ client, signal }) =>
    favoriteStoreOf(client).receive(await apiOf(client).call(api.favorite.get, {}, { signal })),
});

const rendered = new WeakMap<QueryClient, readonly Item[]>();
/** What the page was rendered from, where it shows something else since: hearts not hydrated yet have to match it. */
export const renderedFavorites = (client: QueryClient): readonly Item[] | undefined =>
  rendered.get(client);

/** Takes the reader's own for what stood in for them; parts that are not hydrated yet go on with that. */
export const showOwnFavorites = (client: QueryClient, own: Favorites): void => {
  rendered.set(client, (shownIn(client) ?? own).items);
  client.setQueryData(queryKey, own);
};

/**
 * Shows what the same person changed just before they left the last page: the answers of this one may be older. Asks
 * the server again, and sends what it still lacks.
 */
export const resumeFavorites = async (client: QueryClient): Promise<void> => {
  const carried = takeFavorites(client);
  if (!carried) return;
  const { items } = await client.ensureQueryData(favoritesQuery);
  rendered.set(client, rendered.get(client) ?? items);
  favoriteStoreOf(client).change(() => mergeFavorites(carried.base, carried.items, items));
  await client.invalidateQueries({ queryKey });
};
