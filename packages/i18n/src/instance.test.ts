import { expect, test } from 'vitest';
import { createTexts } from './instance.ts';
import type { Params } from './texts.ts';

const create = () => {
  const texts = createTexts('cs', 'common');
  texts.addResourceBundle('cs', 'common', {
    action: { save: 'Uložit' },
    'dotted.key': 'Celý klíč',
    dotted: 'Jen začátek',
    hello: 'Dobrý den, {{name}}',
  });
  texts.addResourceBundle('cs', 'profile', { menu: 'Profil' });
  texts.addResourceBundle('en', 'common', { action: { save: 'Save' } });
  return texts;
};
const tellerOf =
  (texts: { t(key: string, params?: Params): string }) =>
  (key: string, params?: Params): string =>
    texts.t(key, params);

test('a key is joined by dots, also where one stands in the file so', () => {
  const t = tellerOf(create());
  expect(['action.save', 'dotted', 'dotted.key'].map((key) => t(key))).toEqual([
    'Uložit',
    'Jen začátek',
    'Celý klíč',
  ]);
});
test('a key names another namespace in front, or is asked of its own texts', () => {
  const texts = create();
  expect([
    tellerOf(texts)('profile:menu'),
    tellerOf({ t: texts.textsOf('profile') })('menu'),
  ]).toEqual(['Profil', 'Profil']);
});
test('a text that is not there is its key, or what is given instead', () => {
  const t = tellerOf(create());
  expect([t('no.such'), t('constructor'), t('no.such', { defaultValue: 'Něco' })]).toEqual([
    'no.such',
    'constructor',
    'Něco',
  ]);
});
test('what it is filled with is shown as it is, and what is missing is empty', () => {
  const t = tellerOf(create());
  expect(t('hello', { name: '$& {{name}} $t(action.save)' })).toBe(
    'Dobrý den, $& {{name}} $t(action.save)',
  );
  expect([t('hello'), t('hello', { name: null })]).toEqual(['Dobrý den, ', 'Dobrý den, ']);
});
test('a change of the language is told, and gives new texts', () => {
  const texts = create();
  const seen: string[] = [];
  const stop = texts.subscribe(() => seen.push(texts.language));
  const before = texts.textsOf('common');
  expect(texts.textsOf('common')).toBe(before);
  texts.changeLanguage('en');
  stop();
  texts.changeLanguage('cs');
  expect([seen, texts.textsOf('common') === before]).toEqual([['en'], false]);
});
test('says which texts there are', () => {
  const texts = create();
  expect([texts.loaded('cs'), texts.loaded('en')]).toEqual([['common', 'profile'], ['common']]);
  expect([
    texts.exists('action.save', { ns: 'common' }),
    texts.exists('action', { ns: 'common' }),
  ]).toEqual([true, false]);
});
test('a quantity is grouped as in tables; a year and an id are none', () => {
  const texts = createTexts('cs', 'common');
  texts.addResourceBundle('cs', 'common', { said: '{{total}}: {{year}}, {{foundedYear}}, {{id}}' });
  const sentence = tellerOf(texts)('said', {
    total: 1998,
    year: 1998,
    foundedYear: 1998,
    id: 1998,
  });
  expect(sentence).toBe('1\u00a0998: 1998, 1998, 1998');
});
