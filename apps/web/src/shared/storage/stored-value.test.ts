import { describe, expect, test, vi } from 'vitest';
import { type Shape, type Store, storedList, storedValue } from './stored-value.ts';

const isNumber: Shape<number> = (value) => typeof value === 'number';
const isText: Shape<string> = (value) => typeof value === 'string';

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
    const value = storedValue(() => store, {
      key: 'k',
      shape: isNumber,
      lifetimeMs: 100,
      now: () => now,
    });
    value.set(7);
    now = 1_100;
    expect(value.get()).toBe(7);
    now = 1_101;
    expect([value.get(), map.has('k')]).toEqual([undefined, false]);
  });
  test('that is not valid JSON is logged and counts as absent', () => {
    const onInvalid = vi.fn();
    const { store } = createStore({ k: '{oops' });
    const value = storedValue(() => store, { key: 'k', shape: isNumber, lifetimeMs: 1, onInvalid });
    expect([value.get(), onInvalid.mock.calls]).toEqual([
      undefined,
      [['stored value k is not valid JSON']],
    ]);
  });
  test.each(['7', 'null', '{"value":"7","timestamp":1}', '{"value":7}', '[]'])(
    'of another shape is logged, dropped and counts as absent: %s',
    (text) => {
      const onInvalid = vi.fn();
      const { store, map } = createStore({ k: text });
      const value = storedValue(() => store, {
        key: 'k',
        shape: isNumber,
        lifetimeMs: Number.POSITIVE_INFINITY,
        onInvalid,
      });
      expect([value.get(), value.get(), map.has('k'), onInvalid.mock.calls.length]).toEqual([
        undefined,
        undefined,
        false,
        1,
      ]);
    },
  );
  test('is gone after it was cleared', () => {
    const { store } = createStore();
    const value = storedValue(() => store, { key: 'k', shape: isText, lifetimeMs: 100 });
    value.set('a');
    value.clear();
    expect(value.get()).toBeUndefined();
  });
});

describe('a stored list', () => {
  const start = (maxItems = 3, kept: Record<string, string> = {}) => {
    const { store, map } = createStore(kept);
    const clock = { now: 0 };
    return {
      clock,
      map,
      list: storedList(() => store, {
        key: 'l',
        shape: isText,
        onInvalid: () => {},
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
    const { list, clock, map } = start();
    list.add('a');
    clock.now = 60;
    list.add('b');
    clock.now = 120;
    expect(list.get()).toEqual(['b']);
    expect(map.get('l')).not.toContain('"a"');
  });
  test.each(['{"a":1}', '["a"]', '[{"value":1,"timestamp":0}]'])(
    'of another shape is dropped and starts over: %s',
    (text) => {
      const { list } = start(3, { l: text });
      const before = list.get();
      list.add('a');
      expect([before, list.get()]).toEqual([[], ['a']]);
    },
  );
});
