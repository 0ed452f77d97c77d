import { describe, expect, test } from 'vitest';
import {
  boolean,
  idList,
  number,
  numberList,
  oneOf,
  parseSearch,
  string,
  stringifySearch,
  withoutEmpty,
  wordList,
} from './search.ts';

describe('the query of an address', () => {
  test('joins arrays by commas and leaves out what is empty', () => {
    expect(
      stringifySearch({
        categories: [1, 4],
        payment: [],
        keyword: '',
        placeId: undefined,
        lat: null,
        zoom: 0,
        onlineHidden: false,
      }),
    ).toBe('?categories=1,4&zoom=0&onlineHidden=false');
  });
  test('of nothing is nothing', () => expect(stringifySearch({ a: undefined })).toBe(''));
  test('typed by hand loses its empty values', () =>
    expect(parseSearch('?keyword=&type=OFFER&a')).toEqual({ type: 'OFFER' }));
  test.each([
    ['?keyword=&type=OFFER&a', '?type=OFFER'],
    ['?keyword=a+b%20c&ids=1,2', '?keyword=a+b%20c&ids=1,2'],
    ['?keyword=', ''],
    ['?', ''],
    ['', ''],
  ])('%s leaves %s in the address', (search, kept) => expect(withoutEmpty(search)).toBe(kept));
  test('escapes what would end a value', () =>
    expect(stringifySearch({ keyword: 'a&b=c d' })).toBe('?keyword=a%26b%3Dc%20d'));
  test('reads what it wrote', () =>
    expect(parseSearch(stringifySearch({ keyword: 'žluť & kůň', ids: [1, 2] }))).toEqual({
      keyword: 'žluť & kůň',
      ids: '1,2',
    }));
});

describe('a value of an address', () => {
  test('a number list throws when it is given an array', () =>
    expect(() => numberList(['1'])).toThrow(TypeError));
  test.each([
    ['1,4,7', [1, 4, 7]],
    ['1,,x,7', [1, 7]],
    ['', undefined],
    [undefined, undefined],
    ['-1', undefined],
  ])('%o is the numbers %o', (value, list) => expect(numberList(value)).toEqual(list));
  test.each([
    ['1,4', [1, 4]],
    [
      [1, 4],
      [1, 4],
    ],
    [6, [6]],
    ['0,7,2147483648', [7]],
    ['x', undefined],
    [[], undefined],
    [undefined, undefined],
  ])('%o is the ids %o', (value, list) => expect(idList(value, 100)).toEqual(list));
  test.each([
    ['card,voucher', ['card', 'voucher']],
    ['voucher,cash', ['voucher']],
    [['voucher'], ['voucher']],
    ['cash', undefined],
    [undefined, undefined],
  ])('%o is the words %o', (value, list) =>
    expect(wordList(['card', 'voucher'], value)).toEqual(list),
  );
  test.each([
    ['true', true],
    ['false', false],
    [true, true],
    ['1', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%o is the boolean %o', (value, is) => expect(boolean(value)).toBe(is));
  test.each([
    ['1.5', 1.5],
    ['-3', -3],
    ['', undefined],
    ['x', undefined],
    [undefined, undefined],
    ['Infinity', undefined],
  ])('%o is the number %o', (value, is) => expect(number(value)).toBe(is));
  test('a word outside of the vocabulary is no word', () =>
    expect([oneOf(['ASC', 'DESC'], 'ASC'), oneOf(['ASC', 'DESC'], 'asc')]).toEqual([
      'ASC',
      undefined,
    ]));
  test('an empty text is no text', () =>
    expect([string('a'), string(''), string(1)]).toEqual(['a', undefined, undefined]));
});
