import { describe, expect, test, vi } from 'vitest';
import type { Store } from '../storage/stored-value.ts';
import { bestFormat, supportsFormat } from './image-format.ts';

const createStore = (start: Record<string, string> = {}) => {
  const map = new Map(Object.entries(start));
  const store: Store = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
  return { store, map };
};
const decoding = (...formats: string[]) =>
  vi.fn(async (source: string) =>
    formats.some((format) => source.startsWith(`data:image/${format}`)),
  );

describe('the picture formats of a browser', () => {
  test('are tested once and remembered as true or false', async () => {
    const { store, map } = createStore();
    const test = decoding('webp');
    expect([
      await supportsFormat(store, 'webp', test),
      await supportsFormat(store, 'webp', test),
      await supportsFormat(store, 'avif', test),
    ]).toEqual([true, true, false]);
    expect(test).toHaveBeenCalledTimes(2);
    expect([...map.values()]).toEqual(['true', 'false']);
  });
  test('are all tested, the second best too', async () => {
    const { store, map } = createStore();
    await bestFormat(store, decoding('avif', 'webp'));
    expect(Object.fromEntries(map)).toEqual({
      'imageFormat:avif': 'true',
      'imageFormat:webp': 'true',
    });
  });
  test('are tested again where the memory holds something else', async () => {
    const test = decoding('avif');
    expect(
      await supportsFormat(createStore({ 'imageFormat:avif': 'maybe' }).store, 'avif', test),
    ).toBe(true);
    expect(test).toHaveBeenCalledOnce();
  });
  test.each([
    [['avif', 'webp'], 'avif'],
    [['webp'], 'webp'],
    [[], 'jpg'],
  ])('of %o the best is %s', async (formats, best) =>
    expect(await bestFormat(createStore().store, decoding(...formats))).toBe(best),
  );
});
