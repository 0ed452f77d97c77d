import { expect, test } from 'vitest';
import { encodingOf } from './encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.000, gzip;q=0', undefined],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip, *;q=0', 'gzip'],
  ['deflate', undefined],
  ['brotli', undefined],
  ['', undefined],
  [undefined, undefined],
])('of %s the best is %s', (header, expected) => expect(encodingOf(header)).toBe(expected));
