import { describe, expect, it } from 'vitest';
import { flat, problemsOfTexts, unevenTexts, unnamedTexts, unsaidMessages } from './complete.mjs';
import { unfilledTexts } from './filled.mjs';
import { namesIn } from './unused.mjs';

type Texts = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
const planted = (cs: Texts, sk: Texts, en: Texts, file = 'common.json') =>
  flat({ cs: { [file]: cs }, sk: { [file]: sk }, en: { [file]: en } });
const everywhere = (texts: Texts, file?: string) => planted(texts, texts, texts, file);

describe('the check of texts refuses', () => {
  it('a text that one language lacks', () =>
    expect(unevenTexts(planted({ a: 'A' }, { a: 'A' }, {}))).toEqual(['en/common.json lacks a']));
  it('a plural form that one language lacks', () => {
    const slavic = { a_one: '1', a_few: '2', a_many: '3', a_other: '4' };
    const { a_few: _, ...lacking } = slavic;
    const english = { a_one: '1', a_other: '4' };
    expect(unevenTexts(planted(slavic, slavic, english))).toEqual([]);
    expect(unevenTexts(planted(slavic, lacking, english))).toEqual(['sk/common.json lacks a_few']);
  });
  it('a placeholder, or the slot of a link, that one language lacks', () => {
    const different = ['common.json a has different placeholders in its languages'];
    expect(unevenTexts(planted({ a: 'A {{b}}' }, { a: 'A {{b}}' }, { a: 'A' }))).toEqual(different);
    expect(unevenTexts(planted({ a: '<b>A</b>' }, { a: 'A' }, { a: '<b>A</b>' }))).toEqual(
      different,
    );
  });
  it.each([
    ['is empty', ' '],
    ['still says TODO', 'TODO later'],
    ['may break where it must not', 'v pondělí'],
  ])('a text that %s', (problem, text) =>
    expect(problemsOfTexts(planted({ a: text }, { a: 'A' }, { a: 'A' }))).toEqual([
      expect.stringContaining(problem),
    ]),
  );
  it('a word that is known to be wrong', () =>
    expect(problemsOfTexts(planted({ a: 'A' }, { a: 'Nejde zmazať.' }, { a: 'A' }))).toHaveLength(
      1,
    ));
  it('a message without a text, and one with two', () => {
    expect(unsaidMessages(everywhere({ a: 'A' }), ['a', 'b'])).toEqual([
      'cs has 0 texts of the message b in common and admin',
      'sk has 0 texts of the message b in common and admin',
      'en has 0 texts of the message b in common and admin',
    ]);
    const files = { 'common.json': { a: 'A' }, 'admin.json': { refusal: { a: 'A' } } };
    expect(unsaidMessages(flat({ cs: files, sk: files, en: files }), ['a'])).toHaveLength(3);
  });
  it('a text that nobody names', () =>
    expect(unnamedTexts(everywhere({ a: 'A', b: 'B' }), namesIn(["t('a')"]))).toEqual([
      'common.json b is named by nobody',
    ]));
  it('a text that is given its values under other names', () => {
    const texts = everywhere({ phone: { many: 'At most {{max}}.', none: 'None.' } });
    const sources = [
      "t('phone.many', { most: 3 })",
      "throw new AppError('phone.many', { most });",
      "t('phone.many', { max: 3 }) + t('phone.none', {}) + t('phone.many', { ...rest })",
    ];
    const problem = 'phone.many waits for max, and is given most';
    expect(unfilledTexts(texts, sources)).toEqual([problem, problem]);
  });
});
