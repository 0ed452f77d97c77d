import { expect, test } from 'vitest';
import { emptyConfig } from '../shared/empty-config.ts';
import { type Boot, parseBoot, writeBoot } from './boot.ts';

const bootWith = (data: unknown): Boot => ({
  config: emptyConfig,
  me: null,
  language: 'cs',
  theme: 'dark',
  imageFormat: 'avif',
  api: { withoutSubdomain: true, localPort: 1 },
  queries: [[[['tile'], '/api/x', {}], data]],
});

test.each([
  ['lists of lists', [[], [1, [2, null]]]],
  ['things in things', { a: { b: [{ c: 'x' }, { c: 'y' }], d: {} } }],
  ['things with the same keys in another order', [{ a: 1, b: 2 }, { b: 2, a: 1 }, {}]],
  ['numbers that look like kinds', [0, 1, 2, [1, 'a'], -1]],
  ['lines and what may end a script', 'a\n</script>\u2028'],
  ['names of the language', { constructor: 1, __proto__x: 2, length: 3 }],
])('what the browser reads is what the server wrote: %s', (_what, data) => {
  const boot = bootWith(data);
  expect(parseBoot(writeBoot(boot))).toEqual(boot);
});

test('what is not there is left out, as in plain JSON', () =>
  expect(parseBoot(writeBoot(bootWith({ a: undefined, b: 1 })))).toEqual(bootWith({ b: 1 })));

test('the keys of a hundred cards are said once', () => {
  const cards = Array.from({ length: 100 }, (_, id) => ({ id, categoryCode: 'SPORT' }));
  expect(writeBoot(bootWith(cards)).match(/categoryCode/g)).toHaveLength(1);
});
