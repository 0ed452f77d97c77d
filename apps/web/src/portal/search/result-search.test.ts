import { expect, it } from 'vitest';
import { readResultSearch } from './result-search.ts';

it.each([
  [{ keyword: 'kava' }, { keyword: 'kava' }],
  [{ keyword: 365 }, { keyword: '365' }],
  [
    { keyword: 'a'.repeat(200), type: 'OFFER', pageNumber: 2 },
    { keyword: 'a'.repeat(128), type: 'OFFER', pageNumber: 2 },
  ],
  [{ keyword: '', type: 'CAR', pageNumber: -1 }, {}],
  [{ pageNumber: 1.5 }, {}],
  [
    { keyword: 'kava', money: 'MEAL.2026-12-31' },
    { keyword: 'kava', money: 'MEAL.2026-12-31' },
  ],
  [{ money: 'meal, please' }, {}],
  [{ keyword: 'a\uFFFDb\u0000c' }, { keyword: 'abc' }],
  [{ keyword: '\uFFFD\uFFFD\u0000' }, {}],
  [{ keyword: `${'a'.repeat(127)}😀` }, { keyword: 'a'.repeat(127) }],
])('an address with %j means %j', (search, meant) => {
  expect(readResultSearch(search)).toEqual({
    keyword: undefined,
    type: undefined,
    pageNumber: undefined,
    money: undefined,
    ...meant,
  });
});
