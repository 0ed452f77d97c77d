import { describe, expect, it } from 'vitest';
import { wordProblems } from './words.mjs';

describe('words that keep coming back', () => {
  it.each([
    ['sk', 'Potvrďte prosím heslom.'],
    ['sk', 'Prosím potvrďte to.'],
    ['sk', 'Znova ho ukázať nepôjde? Nejde to vrátiť.'],
    ['sk', 'Nejde zmazať.'],
    ['en', 'Your email address'],
    ['en', "It's done"],
    ['cs', 'Ozvěte se správci.'],
    ['sk', 'Obráťte sa na správcu.'],
    ['en', 'empty means all'],
    ['sk', 'Kredity môžete míňať ešte po dobu, ktorú nechá.'],
    ['sk', 'Kartu môžete do tej doby vrátiť.'],
  ])('are found: %s %s', (language, text) =>
    expect(wordProblems(text, language, 'admin.json')).toHaveLength(1),
  );
  it.each([
    ['sk', 'Potvrďte, prosím, heslom.'],
    ['sk', 'Prosím, potvrďte to.'],
    ['sk', 'Skúste to znova, prosím.'],
    ['sk', 'Ide o skupiny menšie ako päť ľudí.'],
    ['cs', 'Zkuste to prosím znovu.'],
    ['en', 'Your e-\u2060mail is {{email}}.'],
    ['en', 'It’s done'],
    ['cs', 'Zpráva o správě'],
    ['cs', 'Po dobu, kdy benefity máte'],
    ['sk', 'Počas doby ľadovej, a dovtedy.'],
  ])('are left alone where they are right: %s %s', (language, text) =>
    expect(wordProblems(text, language, 'admin.json')).toEqual([]),
  );
  it('may be the word of the law', () =>
    expect(wordProblems('Správcem je zaměstnavatel.', 'cs', 'faq.json')).toEqual([]));
});
