import { type Me, personOf } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageOwner, read } from '../../shared/api/index.ts';
import { meQuery } from '../../shared/session/index.ts';
import { clearStoredData, storedData } from '../../shared/storage/index.ts';
import type { Boot } from '../boot.ts';
import { keepLastVisit, withLastVisit } from './last-visit.ts';

const me: Me = JSON.parse('{"id":7,"firstName":"Tomáš"}');
const kept: Boot = JSON.parse('{"me":null,"theme":"system","queries":[],"isOffline":true}');
const balance = read(api.balance.get, {});
const balanceOf = (total: number) => JSON.parse(`{"total":{"amount":${total},"currency":"CZK"}}`);

const createStore = () => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};
/** A browser: its store, its cookies (those of the visit go when it is closed), and a build of the portal. */
const createBrowser = () => {
  const store = createStore();
  const cookies = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: store,
    sessionStorage: createStore(),
    location: { protocol: 'https:' },
    setTimeout,
    clearTimeout,
  });
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([\w-]+)=([^;]*)/.exec(text) ?? [];
      if (text.includes('max-age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  return { store, close: () => cookies.clear() };
};

/** A page of a person that has read their balance, a moment later. */
const openPage = (person: Me | null = me) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(meQuery.queryKey, person);
  queryClient.setQueryData(balance.queryKey, balanceOf(100), { updatedAt: 1_000 });
  keepLastVisit({ queryClient, owner: createPageOwner(personOf(person)) });
  vi.advanceTimersByTime(1_500);
  return {
    reads: (total: number) => {
      queryClient.setQueryData(balance.queryKey, balanceOf(total), { updatedAt: 2_000 });
      vi.advanceTimersByTime(1_500);
    },
  };
};

let browser: ReturnType<typeof createBrowser>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('__VERSION_INFO__', { buildDate: 'today' });
  browser = createBrowser();
});
afterEach(() => vi.useRealTimers());

test('what a person last saw is there without a connection, with the time it was true', () => {
  openPage().reads(250);
  const boot = withLastVisit(kept);
  expect(boot.me).toEqual(me);
  expect(boot.queries).toEqual([[balance.queryKey, balanceOf(250), 2_000]]);
});

test('who has never been here is nobody known', () => {
  const boot = withLastVisit(kept);
  expect([boot.me, boot.queries]).toEqual([undefined, []]);
});

test.each([
  ['the browser was closed, as the session ends with it', () => browser.close()],
  ['another build reads it', () => vi.stubGlobal('__VERSION_INFO__', { buildDate: 'tomorrow' })],
])('nothing of it is shown, and it is dropped, when %s', (_why, happen) => {
  openPage();
  happen();
  expect(withLastVisit(kept).me).toBeUndefined();
  expect(browser.store.items.size).toBe(0);
});

test('an answer that comes after the person has signed out in another tab is not kept', () => {
  const page = openPage();
  clearStoredData();
  page.reads(250);
  expect(browser.store.items.size).toBe(0);
});

test.each([
  ['nobody', null],
  ['somebody else', { ...me, id: 8 }],
])('a session that ended by itself leaves nothing for %s, whose page comes next', (_who, next) => {
  openPage();
  storedData.recentSearches.add('zubař');
  openPage(next);
  expect(withLastVisit(kept).me?.id).toBe(next?.id);
  expect(storedData.recentSearches.get()).toEqual([]);
});

test('the next person takes the place of the one before', () => {
  const before = openPage();
  const other: Me = { ...me, id: 8 };
  openPage(other);
  before.reads(250);
  expect(withLastVisit(kept).me).toEqual(other);
});

test('a browser that keeps nothing shows the portal all the same', () => {
  browser.store.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => openPage()).not.toThrow();
  expect(withLastVisit(kept).me).toBeUndefined();
});
