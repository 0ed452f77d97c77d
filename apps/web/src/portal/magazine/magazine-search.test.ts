import { expect, test } from 'vitest';
import { readMagazineSearch } from './magazine-search.ts';

test.each([
  [{ categories: '6' }, { categories: [6] }],
  [
    { categories: '1,6', withoutCarousel: 'true' },
    { categories: [1, 6], withoutCarousel: true },
  ],
  [{ categories: 'x', pageNumber: '2' }, { pageNumber: 2 }],
  [{ pageNumber: '-1', withoutCarousel: 'false' }, {}],
])('an address with %j means %j, however often it is read', (search, meant) => {
  const once = readMagazineSearch(search);
  expect(JSON.parse(JSON.stringify(once))).toEqual(meant);
  expect(readMagazineSearch({ ...once })).toEqual(once);
});
