import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserStore } from './browser-store.ts';

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
beforeEach(() => vi.stubGlobal('window', {}));
afterEach(() => vi.unstubAllGlobals());

describe('a browser that keeps nothing', () => {
  test.each([
    ['refuses to be asked', refuse],
    ['has no store at all', () => null],
    [
      'refuses each read and write',
      () => ({ getItem: refuse, setItem: refuse, removeItem: refuse }),
    ],
  ])('and %s remembers for as long as the page is open', (_, find) => {
    const store = browserStore(find);
    expect(store.getItem('a')).toBeNull();
    store.setItem('a', '1');
    expect([store.getItem('a'), store.keys().includes('a')]).toEqual(['1', true]);
    store.removeItem('a');
    expect([store.getItem('a'), store.keys().includes('a')]).toEqual([null, false]);
  });
});

describe('a browser that is full', () => {
  test('answers with what it was told last, and keeps it when there is room again', () => {
    const map = new Map([['a', 'old']]);
    let isFull = true;
    const store = browserStore(() => ({
      getItem: (key) => map.get(key) ?? null,
      setItem: (key, value) => (isFull ? refuse() : void map.set(key, value)),
      removeItem: (key) => void map.delete(key),
    }));
    store.setItem('a', 'new');
    expect([store.getItem('a'), map.get('a')]).toEqual(['new', 'old']);
    isFull = false;
    store.setItem('a', 'newer');
    expect([store.getItem('a'), map.get('a')]).toEqual(['newer', 'newer']);
  });
});

test('on a server, where memory is everybody’s, nothing is remembered', () => {
  vi.unstubAllGlobals();
  const store = browserStore(() => window.localStorage);
  expect(() => store.setItem('a', '1')).toThrow();
  expect(store.getItem('a')).toBeNull();
});
