import { describe, expect, test, vi } from 'vitest';
import { isLoginPath, loginAddress, safeRedirect, unauthorizedAddress } from './login-address.ts';
import { createSessionLock } from './session-lock.ts';
import {
  clearStoredData,
  type Store,
  storedDataPrefix,
  storedList,
  storedValue,
} from './stored-value.ts';

const createStore = (start: Record<string, string> = {}) => {
  const map = new Map(Object.entries(start));
  const store: Store = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
  return { store, map };
};
const settled = async (promise: Promise<void>): Promise<boolean> => {
  let isDone = false;
  void promise.then(() => {
    isDone = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  return isDone;
};

describe('while the session lock is held', () => {
  test.each([
    '/api/auth/logout',
    '/api/auth/login',
    '/api/config',
    '/api/auth/recover-password',
    '/api/auth/has-valid-session',
  ])('%s goes through', async (path) => {
    const lock = createSessionLock();
    lock.hold();
    expect(await settled(lock.pass(path))).toBe(true);
  });
  test.each(['/api/user/me', '/api/category', '/api/user/favorite', '/api/auth/reset-password'])(
    '%s waits',
    async (path) => {
      const lock = createSessionLock();
      lock.hold();
      expect(await settled(lock.pass(path))).toBe(false);
    },
  );
  test('what waited goes on when it is released', async () => {
    const lock = createSessionLock();
    lock.hold();
    const waiting = lock.pass('/api/category');
    lock.release();
    expect([await settled(waiting), lock.isHeld()]).toEqual([true, false]);
  });
  test('holding it twice is holding it once', async () => {
    const lock = createSessionLock();
    lock.hold();
    const waiting = lock.pass('/api/category');
    lock.hold();
    lock.release();
    expect(await settled(waiting)).toBe(true);
  });
});

describe('the address of the login', () => {
  test('keeps the path and the query', () =>
    expect(loginAddress('/sport-6?sort=NAME')).toBe('/login?redirect=/sport-6%3Fsort%3DNAME'));
  test.each(['/', ''])('leaves the redirect out at the root (%o)', (path) =>
    expect(loginAddress(path)).toBe('/login'),
  );
  test('after an unauthorised answer marks the root', () =>
    expect(unauthorizedAddress('/')).toBe('/login?unauthorizedRedirect=true'));
  test('after an unauthorised answer keeps any other path', () =>
    expect(unauthorizedAddress('/favorite')).toBe('/login?redirect=/favorite'));
  test.each([
    ['/login', true],
    ['/login?redirect=%2F', true],
    ['/', false],
    ['/login-7', false],
  ])('%s is the login: %o', (path, is) => expect(isLoginPath(path)).toBe(is));
  test.each([
    ['/favorite', '/favorite'],
    ['/sport-6?sort=NAME', '/sport-6?sort=NAME'],
    [undefined, '/'],
    ['', '/'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/\n\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['favorite', '/'],
    ['/login?redirect=/login', '/'],
  ])('%o may be returned to as %s', (redirect, target) =>
    expect(safeRedirect(redirect)).toBe(target),
  );
});

describe('a stored value', () => {
  test('is there until it is older than its lifetime, then cleared', () => {
    const { store, map } = createStore();
    let now = 1_000;
    const value = storedValue<number>(store, { key: 'k', lifetimeMs: 100, now: () => now });
    value.set(7);
    now = 1_100;
    expect(value.get()).toBe(7);
    now = 1_101;
    expect([value.get(), map.has('k')]).toEqual([undefined, false]);
  });
  test('that is not valid JSON is logged and counts as absent', () => {
    const onInvalid = vi.fn();
    const { store } = createStore({ k: '{oops' });
    expect(storedValue(store, { key: 'k', lifetimeMs: 1, onInvalid }).get()).toBeUndefined();
    expect(onInvalid).toHaveBeenCalledOnce();
  });
  test('is gone after it was cleared', () => {
    const { store } = createStore();
    const value = storedValue<string>(store, { key: 'k', lifetimeMs: 100 });
    value.set('a');
    value.clear();
    expect(value.get()).toBeUndefined();
  });
});

describe('a stored list', () => {
  const start = (maxItems = 3) => {
    const { store } = createStore();
    const clock = { now: 0 };
    return {
      clock,
      list: storedList<string>(store, {
        key: 'l',
        lifetimeMs: 100,
        now: () => clock.now,
        maxItems,
      }),
    };
  };
  test('keeps the newest first and each value once', () => {
    const { list } = start();
    for (const one of ['a', 'b', 'a']) list.add(one);
    expect(list.get()).toEqual(['a', 'b']);
  });
  test('keeps no more than its cap', () => {
    const { list } = start(2);
    for (const one of ['a', 'b', 'c']) list.add(one);
    expect(list.get()).toEqual(['c', 'b']);
  });
  test('drops each value when its own time is over', () => {
    const { list, clock } = start();
    list.add('a');
    clock.now = 60;
    list.add('b');
    clock.now = 120;
    expect(list.get()).toEqual(['b']);
  });
});

test('clearing the stored data takes what belongs to the person and leaves the rest', () => {
  const { store, map } = createStore({
    [`${storedDataPrefix}search`]: '1',
    [`${storedDataPrefix}pins`]: '1',
    'imageFormat:avif': 'true',
  });
  clearStoredData({
    ...store,
    get length() {
      return map.size;
    },
    key: (index: number) => [...map.keys()][index] ?? null,
    clear: () => map.clear(),
  });
  expect([...map.keys()]).toEqual(['imageFormat:avif']);
});
