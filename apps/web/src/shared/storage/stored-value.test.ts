import { describe, expect, test, vi } from 'vitest';
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
