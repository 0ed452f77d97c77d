import { describe, expect, test, vi } from 'vitest';
import type { Store } from '../session/stored-value.ts';
import { bestFormat, supportsFormat } from './image-format.ts';
import { mediaAddress, mediaSourceSet } from './media-href.ts';

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

describe('the address of a picture', () => {
  const media = { uuid: 'u-1', crops: { tile: { x: 0.1, y: 0, width: 0.5, height: 0.25 } } };
  const origin = 'https://api.test';
  test.each([
    ['is in webp unless said', {}, '?format=webp'],
    ['has a size and a format', { size: 256, format: 'avif' }, '?format=avif&size=256'],
    [
      'carries a named crop',
      { size: 256, crop: 'tile' },
      '?format=webp&size=256&x=0.1&y=0&width=0.5&height=0.25',
    ],
    ['does without a crop the picture does not have', { crop: 'cover' }, '?format=webp'],
  ] as const)('%s', (_, options, query) =>
    expect(mediaAddress(media, { origin, ...options })).toBe(
      `https://api.test/api/media/u-1${query}`,
    ),
  );
  test.each([undefined, { uuid: '', crops: {} }])('without a uuid is an error', (missing) =>
    expect(() => mediaAddress(missing, { origin })).toThrow('media uuid is undefined'),
  );
  test('in several sizes makes a source set', () => {
    expect(mediaSourceSet({ uuid: 'u', crops: {} }, [64, 128], { origin })).toBe(
      'https://api.test/api/media/u?format=webp&size=64 64w, https://api.test/api/media/u?format=webp&size=128 128w',
    );
  });
});
