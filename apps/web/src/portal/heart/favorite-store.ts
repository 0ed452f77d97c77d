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
import { findHeld, holdFavorites, releaseFavorites } from './held-favorites.ts';

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

type Change = (edit: (items: readonly Item[]) => Item[]) => void;
/** Adds or removes an item; pressed before the list is loaded, it waits for it. */
const toggle = (client: QueryClient, change: Change, item: Item): void => {
  const wanted = !isIn(shownIn(client)?.items ?? [], item);
  const apply = (): void =>
    change((items) => (isIn(items, item) === wanted ? [...items] : toggleFavorite(items, item)));
  if (shownIn(client)) apply();
  else void client.ensureQueryData(favoritesQuery).then(apply, () => {});
};

/** The favourites of one reader: the query cache holds what they see, `base` what the server has. */
const createFavoriteStore = (client: QueryClient) => {
  let base: Favorites | undefined;
  /** What the server has once the last that is on its way has come: what is edited meanwhile is an edit of that. */
  let underWay: Favorites | undefined;
  const known = () => underWay ?? base;
  const shown = () => shownIn(client);

  /** Takes an answer of the server, to what was `sent`, and repeats on it the edits that came after that. */
  const receive = (answer: Favorites, sent = known()): Favorites => {
    if (base && answer.revision < base.revision) return shown() ?? answer;
    const pending = sync.pending();
    const wanted = pending ?? (underWay === sent ? undefined : underWay);
    const items = wanted
      ? mergeFavorites(sent?.items ?? [], wanted.items, answer.items)
      : answer.items;
    base = answer;
    const merged = { ...answer, items };
    if (pending) sync.edit(merged);
    return merged;
  };
  const sync = createListSync<Favorites>({
    differs: ({ items }) => favoritesDiffer(items, known()?.items ?? []),
    send: async (list) => {
      const before = known() ?? list;
      holdFavorites(client, before.items, list.items);
      const sent = { ...list, revision: before.revision + 1 };
      underWay = sent;
      const isLast = () => underWay === sent;
      let next = base;
      try {
        next = receive(await sendList(client, { ...list, revision: before.revision }), sent);
        if (isLast()) releaseFavorites();
      } catch {
        // a page that is gone by then was left in the middle: the next one sends it
        setTimeout(() => underWay ?? releaseFavorites(), goneMs);
        if (!isLast()) return;
        // the failure policy has reported it; show what the server has
        sync.drop();
      }
      client.setQueryData(queryKey, next);
      if (isLast()) underWay = undefined;
    },
  });
  const change: Change = (edit) => {
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
    toggle: (item: Item): void => toggle(client, change, item),
    flush: (isLeaving = false): Promise<void> => sync.flush(isLeaving),
    change,
    forget: (): void => {
      sync.drop();
      base = undefined;
      underWay = undefined;
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
  const carried = findHeld(client);
  if (!carried) return;
  const { items } = await client.ensureQueryData(favoritesQuery);
  rendered.set(client, rendered.get(client) ?? items);
  favoriteStoreOf(client).change(() => mergeFavorites(carried.base, carried.items, items));
  releaseFavorites();
  await client.invalidateQueries({ queryKey });
};
