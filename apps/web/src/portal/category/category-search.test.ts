import { describe, expect, test } from 'vitest';
import { parseSearch, stringifySearch, toggled } from '../../shared/url-state/search.ts';
import {
  activeFilters,
  cardQueryOf,
  readCategorySearch,
  stringifyCategorySearch,
} from './category-search.ts';

const read = (address: string) =>
  JSON.parse(JSON.stringify(readCategorySearch(parseSearch(address))));

describe('the address of a category', () => {
  test('holds sort, direction, filters and page', () => {
    expect(
      read(
        '?sort=NAME&direction=DESC&onlineHidden=true&payment=card,voucher&sustainability=2&pageNumber=3',
      ),
    ).toEqual({
      sort: 'NAME',
      direction: 'DESC',
      onlineHidden: true,
      payment: ['card', 'voucher'],
      sustainability: ['2'],
      pageNumber: 3,
    });
  });
  test.each([
    '?sort=PRICE',
    '?direction=UP',
    '?onlineHidden=1',
    '?onlineHidden=false',
    '?payment=cash',
    '?sustainability=all',
    '?pageNumber=0',
    '?pageNumber=-1',
    '?pageNumber=x',
    '?pageNumber=1.5',
    '?page=2',
  ])('%s says nothing', (address) => {
    expect(read(address)).toEqual({});
  });
  test('written and read again is the same', () => {
    const search = readCategorySearch(
      parseSearch('?onlineHidden=true&payment=card,voucher&sustainability=1,2&pageNumber=2'),
    );
    expect(readCategorySearch(parseSearch(stringifySearch(search)))).toEqual(search);
  });
  test('already read is read the same', () => {
    const search = readCategorySearch(parseSearch('?payment=card,voucher&sustainability=1,2'));
    expect(readCategorySearch({ ...search })).toEqual(search);
  });
  test('is written, and asked for, without what does not belong to it', () => {
    const raw = parseSearch('?utm=1&sort=NAME');
    const merged = { ...raw, ...readCategorySearch(raw) };
    expect([
      stringifyCategorySearch(merged),
      JSON.parse(JSON.stringify(cardQueryOf(merged))),
    ]).toEqual(['?sort=NAME', { sort: 'NAME' }]);
  });
  test('becomes a query with comma lists', () => {
    expect(
      cardQueryOf({
        payment: ['card', 'voucher'],
        sustainability: ['1'],
        onlineHidden: true,
        sort: 'NAME',
      }),
    ).toEqual({ payment: 'card,voucher', sustainability: '1', onlineHidden: 'true', sort: 'NAME' });
  });
});

describe('filters', () => {
  test('each knows the address without it, from the first page', () => {
    const filters = activeFilters({
      payment: ['card', 'voucher'],
      onlineHidden: true,
      pageNumber: 2,
      sort: 'NAME',
    });
    expect(filters.map(({ key, without }) => [key, JSON.parse(JSON.stringify(without))])).toEqual([
      ['onlineHidden', { payment: ['card', 'voucher'], sort: 'NAME' }],
      ['payment-card', { payment: ['voucher'], onlineHidden: true, sort: 'NAME' }],
      ['payment-voucher', { payment: ['card'], onlineHidden: true, sort: 'NAME' }],
    ]);
  });
  test('a value goes in and out of a list', () => {
    expect([
      toggled(undefined, 'a'),
      toggled(['a'], 'b'),
      toggled(['a', 'b'], 'a'),
      toggled(['a'], 'a'),
    ]).toEqual([['a'], ['a', 'b'], ['b'], undefined]);
  });
});
