import { type Favorites, personHeader } from '@cafeteria/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createApi,
  createPageOwner,
  createQueryClient,
  createSessionLock,
} from '../../shared/api/index.ts';
import { favoritesQuery, favoriteStoreOf, resumeFavorites } from './favorite-store.ts';

type Item = Favorites['items'][number];
const item = (entityId: number): Item => ({
  entityType: 'PARTNER',
  entityId,
  available: true,
  tile: null,
});
const kept = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page of one person, and a server that answers the writes it was sent when it is let. */
const openPage = (server: Favorites, { answers = true } = {}) => {
  const waiting: (() => void)[] = [];
  const transport = async (url: string, { method, body }: RequestInit) => {
    const isWrite = method === 'PUT';
    const answer = (): unknown => {
      if (url.endsWith('/csrf')) return { headerName: 'X-CSRF', token: 't' };
      if (!isWrite) return server;
      const sent: Favorites = JSON.parse(typeof body === 'string' ? body : '');
      const stored = sent.revision === server.revision ? [] : server.items;
      const ids = new Set([...sent.items, ...stored].map(({ entityId }) => entityId));
      Object.assign(server, { items: [...ids].map(item), revision: server.revision + 1 });
      return server;
    };
    const reply = () =>
      new Response(JSON.stringify(answer()), { headers: { [personHeader]: '2' } });
    if (!answers) return new Promise<Response>(() => {});
    if (!isWrite) return reply();
    const sent = reply();
    return new Promise<Response>((resolve) => waiting.push(() => resolve(sent)));
  };
  const client = createQueryClient(
    createApi({
      origin: '',
      language: () => 'cs',
      lock: createSessionLock(),
      owner: createPageOwner('2'),
      transport,
    }),
  );
  const shown = () =>
    client.getQueryData(favoritesQuery.queryKey)?.items.map(({ entityId }) => entityId);
  return { client, store: favoriteStoreOf(client), waiting, shown };
};
const pause = () => vi.advanceTimersByTimeAsync(2_000);

it('a heart taken back while it is being saved stays taken back', async () => {
  const server = { items: [item(1)], revision: 1 };
  const { client, store, waiting, shown } = openPage(server);
  await client.ensureQueryData(favoritesQuery);
  store.toggle(item(2));
  await pause();
  store.toggle(item(2));
  waiting.shift()?.();
  await pause();
  waiting.shift()?.();
  await pause();
  expect([shown(), server.items.map(({ entityId }) => entityId)]).toEqual([[1], [1]]);
});

it('and so it does where the page is left before that is saved', async () => {
  const server = { items: [item(1)], revision: 1 };
  const { client, store } = openPage(server);
  await client.ensureQueryData(favoritesQuery);
  store.toggle(item(2));
  await pause();
  store.toggle(item(2));
  void store.flush(true);
  await pause();
  expect(server.items.map(({ entityId }) => entityId)).toEqual([1]);
});

it('what is held for the next page outlives the answer to what was sent before it', async () => {
  const server = { items: [item(1)], revision: 1 };
  const { client, store, waiting } = openPage(server);
  await client.ensureQueryData(favoritesQuery);
  store.toggle(item(2));
  await pause();
  store.toggle(item(1));
  void store.flush(true);
  waiting.shift()?.();
  await pause();
  expect(kept.size).toBe(1);
});

it('a page that is left before it has taken up what was held leaves it to the next', async () => {
  const before = openPage({ items: [item(1)], revision: 1 });
  await before.client.ensureQueryData(favoritesQuery);
  before.store.toggle(item(2));
  void before.store.flush(true);
  void resumeFavorites(openPage({ items: [], revision: 1 }, { answers: false }).client);
  const server = { items: [item(1)], revision: 1 };
  const next = openPage(server);
  await resumeFavorites(next.client);
  await pause();
  expect(server.items.map(({ entityId }) => entityId)).toEqual([2, 1]);
});
