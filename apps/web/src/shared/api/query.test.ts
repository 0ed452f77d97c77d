import type { CacheTag } from '@cafeteria/contract';
import { expect, test, vi } from 'vitest';
import { createApi } from './api-client.ts';
import { createQueryClient, invalidateTags } from './query.ts';
import { createSessionLock } from './session-lock.ts';

const staleAfter = async (tags: readonly CacheTag[]): Promise<string[]> => {
  const transport = () => Promise.reject(new Error('nothing is asked'));
  const lock = createSessionLock();
  const api = createApi({ origin: '', language: () => 'cs', lock, transport });
  const client = createQueryClient(api);
  client.setQueryData([['partner'], 'partners', {}], 'kept');
  client.setQueryData([['admin:voucher'], 'vouchers', {}], 'kept');
  client.setQueryData([['admin:book'], 'books', {}], 'kept');
  client.setQueryData([['*'], 'history', {}], 'kept');
  await invalidateTags(client, tags);
  const queries = client.getQueryCache().getAll();
  return queries.filter(({ state }) => state.isInvalidated).map(({ queryKey }) => queryKey[1]);
};

test('a write makes stale what carries one of its tags, and what every write touches', async () => {
  expect(await staleAfter(['partner'])).toEqual(['partners', 'history']);
});

test('what administration alone reads goes stale together: another room may show it too', async () => {
  expect(await staleAfter(['admin:voucher'])).toEqual(['vouchers', 'books', 'history']);
});

test('leaves nothing behind on the server that would keep a page after it is sent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  const lock = createSessionLock();
  const client = createQueryClient(createApi({ origin: '', lock, language: () => 'cs' }));
  await client.fetchQuery({ queryKey: [[], 'early', {}], queryFn: async () => 'early' });
  // one whose answer comes when the page is done with already, as that of a page that leads elsewhere
  const answer = Promise.withResolvers<string>();
  const late = client.fetchQuery({ queryKey: [[], 'late', {}], queryFn: () => answer.promise });
  client.clear();
  answer.resolve('late');
  await late.catch(() => {});
  await vi.advanceTimersByTimeAsync(1_000);
  expect([import.meta.env.SSR, vi.getTimerCount()]).toEqual([true, 0]);
  vi.useRealTimers();
});
