import { describe, expect, it } from 'vitest';
import { readLine } from './import.rules.ts';

const languageFrom = (language: string): unknown => {
  const cells = { personalNumber: '1', firstName: 'Jan', lastName: 'Nový', language };
  const read = readLine({ line: 2, cells });
  return 'row' in read ? read.row.language : read.errors.map(({ messageKey }) => messageKey);
};

describe('the language of a line', () => {
  it.each([
    ['CZ', 'CZ'],
    ['cs', 'CZ'],
    ['čeština', 'CZ'],
    ['Česky', 'CZ'],
    ['sk', 'SK'],
    ['Slovenčina', 'SK'],
    ['slovensky', 'SK'],
    ['en', 'EN'],
    ['angličtina', 'EN'],
    ['English', 'EN'],
    ['', undefined],
  ])('written as “%s” is %s', (written, language) => expect(languageFrom(written)).toBe(language));
  it.each(['de', 'němčina', 'c', 'slovinsky'])('“%s” is none of ours', (written) =>
    expect(languageFrom(written)).toEqual(['import.language']),
  );
});

it('says of a line with a formula what else is wrong, and nothing more of that cell', () => {
  const cells = { personalNumber: '1', firstName: '=1+1', lastName: '', language: 'de' };
  const read = readLine({ line: 2, cells });
  expect('errors' in read && read.errors.map((e) => [e.field, e.messageKey, e.value])).toEqual([
    ['firstName', 'import.formula', '=1+1'],
    ['lastName', 'validation.required', undefined],
    ['language', 'import.language', 'de'],
  ]);
});
