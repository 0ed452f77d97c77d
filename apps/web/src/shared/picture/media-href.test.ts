import { describe, expect, test } from 'vitest';
import { mediaHref, mediaSourceSet } from './media-href.ts';

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
    expect(mediaHref(media, { origin, ...options })).toBe(`https://api.test/api/media/u-1${query}`),
  );
  test.each([undefined, { uuid: '', crops: {} }])('without a uuid is an error', (missing) =>
    expect(() => mediaHref(missing, { origin })).toThrow('media uuid is undefined'),
  );
  test('in several sizes makes a source set', () => {
    expect(mediaSourceSet({ uuid: 'u', crops: {} }, [64, 128], { origin })).toBe(
      'https://api.test/api/media/u?format=webp&size=64 64w, https://api.test/api/media/u?format=webp&size=128 128w',
    );
  });
});
