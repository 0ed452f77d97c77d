import { expect, it } from 'vitest';
import { languageOf } from './caller.ts';

it.each([
  ['cs', 'cs'],
  ['en-GB,en;q=0.9', 'en'],
  ['sk;q=0.5, en', 'en'],
  ['cs;q=0,en', 'en'],
  ['cs;q=0', 'sk'],
  ['de, EN;q=0.4, cs;q=0.3', 'en'],
  ['en;q=0.8, cs;q=0.8', 'en'],
  ['de-DE', 'sk'],
  ['*', 'sk'],
  ['en;q=x, cs', 'cs'],
  ['', 'sk'],
  [undefined, 'sk'],
])('somebody who asks for %o reads %s', (header, language) =>
  expect(languageOf(header, 'sk')).toBe(language),
);
