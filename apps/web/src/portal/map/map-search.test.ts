import { describe, expect, test } from 'vitest';
import { countFilters, filterOf, mapHref, namedView, readMapSearch } from './map-search.ts';

const kept = (search: Record<string, unknown>): unknown =>
  JSON.parse(JSON.stringify(readMapSearch(search)));

describe('the address of the map', () => {
  test('reads back what it wrote', () => {
    const search = {
      categories: [2, 6],
      payment: ['voucher' as const],
      sustainability: ['1' as const],
      filteredPartnerId: 7,
      placeId: 'cz-praha',
      selectedBranchOfficeId: 9,
      lat: 50.05,
      lng: 14.44,
      zoom: 12.5,
    };
    expect(mapHref(search)).toBe(
      '/map?categories=2,6&payment=voucher&sustainability=1&filteredPartnerId=7' +
        '&placeId=cz-praha&selectedBranchOfficeId=9&lat=50.05&lng=14.44&zoom=12.5',
    );
    expect(kept(Object.fromEntries(new URLSearchParams(mapHref(search).slice(5))))).toEqual(search);
  });
  test('is one, in whatever order it was put together', () =>
    expect(mapHref({ zoom: 6, lng: 14, lat: 50, categories: [2] })).toBe(
      '/map?categories=2&lat=50&lng=14&zoom=6',
    ));
  test('of a map nobody narrowed is short', () =>
    expect(mapHref({ categories: undefined, placeId: '' })).toBe('/map'));
  test.each([
    [{ lat: '91', lng: '14' }],
    [{ lat: '50' }],
    [{ lat: 'NaN', lng: 'NaN' }],
    [{ zoom: '99' }],
    [{ categories: 'x,-1' }],
    [{ categories: '0,2147483648', selectedBranchOfficeId: '0' }],
    [{ filteredPartnerId: 'x' }],
    [{ payment: 'cash' }],
    [{ sustainability: '3,all' }],
    [{ nothing: 'known' }],
  ])('leaves out what cannot be meant: %j', (search) => expect(kept(search)).toEqual({}));
  test('is laid over what stands there as it was typed: what cannot be meant is said to be nothing', () => {
    const typed = { lat: '500', lng: 'x', zoom: '99', payment: 'cash', filteredPartnerId: 'x' };
    expect(JSON.stringify({ ...typed, ...readMapSearch(typed) })).toBe('{}');
  });
  test('read twice is what it was read once: the router does so', () => {
    const once = readMapSearch({ categories: '2,6', payment: 'voucher', placeId: 'cz-praha' });
    expect(readMapSearch({ ...once })).toEqual(once);
  });
  test('takes no more ids than anybody chooses', () =>
    expect(
      readMapSearch({
        categories: Array.from({ length: 10_000 }, (_, index) => index + 1).join(','),
      }).categories,
    ).toHaveLength(100));
  test('names a view only with both coordinates', () => {
    expect([
      namedView({ lat: 50, lng: 14 }, 12),
      namedView({ lat: 50, lng: 14, zoom: 6 }, 12),
      namedView({ zoom: 6 }, 12),
    ]).toEqual([{ lat: 50, lng: 14, zoom: 12 }, { lat: 50, lng: 14, zoom: 6 }, undefined]);
  });
  test('asks the API in one order, however it was chosen', () => {
    expect(filterOf({ categories: [6, 2], payment: ['voucher', 'card'] })).toEqual({
      categories: '2,6',
      payment: 'card,voucher',
    });
  });
  test('counts every choice', () =>
    expect([
      countFilters({}),
      countFilters({
        categories: [1, 2],
        sustainability: ['1'],
        filteredPartnerId: 3,
        placeId: 'cz-brno',
      }),
    ]).toEqual([0, 4]));
});
