import { expect, test } from 'vitest';
import { createI18n } from './i18n.ts';
import { messageText } from './message.ts';
import type { Params } from './texts.ts';

const nbsp = '\u00A0';
const i18n = createI18n('cs');
i18n.addResourceBundle('cs', 'common', {
  count_one: '{{count}} místo',
  count_few: '{{count}} místa',
  count_many: '{{count}} místa',
  count_other: '{{count}} míst',
  size: '{{pixels}} megapixelů, nejvýš {{max}}',
  error: { unexpected: 'Něco se pokazilo.' },
  place: '{{latitude}} {{longitude}}',
  record: 'č. {{id}}: {{name}}',
});
const t = (key: string, params: Params): string => messageText(i18n, key, params);

test.each([
  [1, '1 místo'],
  [3, '3 místa'],
  [1882, `1${nbsp}882 míst`],
  [1_000_000, `1${nbsp}000${nbsp}000 míst`],
  [2.5, '2,5 místa'],
])('%d in a sentence is written like in a table: %s', (count, expected) =>
  expect(t('count', { count })).toBe(expected),
);
test('every number of a sentence is formatted, not only what is counted', () =>
  expect(t('size', { pixels: 12_000.5, max: 40 })).toBe(`12${nbsp}000,5 megapixelů, nejvýš 40`));
test('the number of a record and coordinates are no quantities', () => {
  expect(t('record', { id: 12_345, name: 'Kino 2000' })).toBe('č. 12345: Kino 2000');
  expect(t('place', { latitude: 50.083_21, longitude: 14.4 })).toBe('50.08321 14.4');
});
