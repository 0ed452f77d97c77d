import type { CategoryCode, Favorites } from '@cafeteria/contract';
import { describe, expect, test } from 'vitest';
import { offerCard } from '../testing/records.ts';
import {
  categoriesOf,
  favoriteHref,
  type FavoriteSearch,
  favoritesOf,
  readFavoriteSearch,
} from './favorite-search.ts';

type Item = Favorites['items'][number];
const item = (
  entityType: Item['entityType'],
  entityId: number,
  title: string,
  categoryCode: CategoryCode | null = null,
  meters: number | null = null,
): Item => ({
  entityType,
  entityId,
  available: true,
  tile: {
    ...offerCard,
    type: entityType,
    id: entityId,
    title,
    distance: { ...offerCard.distance, mode: 'distance', meters },
    categoryCode,
  },
});
const gone: Item = { entityType: 'OFFER', entityId: 9, available: false, tile: null };
const items = [
  gone,
  item('PARTNER', 1, 'Žižka', 'SPORT', 900),
  item('OFFER', 2, 'Čaj', 'SPORT'),
  item('PARTNER', 3, 'Divadlo', 'CULTURE_AND_ENTERTAINMENT', 20),
];
const shown = (search: FavoriteSearch): string =>
  favoritesOf(items, search, 'cs')
    .map(({ entityId }) => entityId)
    .join(' ');

describe('the favourites of an address', () => {
  test('stand as they were added', () => expect(shown({})).toBe('9 1 2 3'));
  test('stand by their names in the order of their language, what is gone last', () =>
    expect(shown({ sort: 'NAME' })).toBe('2 3 1 9'));
  test('stand by how far they are, what is nowhere last, as it was added', () =>
    expect(shown({ sort: 'DISTANCE' })).toBe('3 1 9 2'));
  test('are those of a kind, of a category, of both', () =>
    expect([
      shown({ kind: 'OFFER' }),
      shown({ category: 'SPORT' }),
      shown({ kind: 'PARTNER', category: 'SPORT' }),
      shown({ kind: 'OFFER', category: 'CULTURE_AND_ENTERTAINMENT' }),
    ]).toEqual(['9 2', '1 2', '1', '']));
});

test('categories say how many things of a kind they have, the fullest first', () =>
  expect([categoriesOf(items, {}), categoriesOf(items, { kind: 'OFFER' })]).toEqual([
    [
      { code: 'SPORT', count: 2 },
      { code: 'CULTURE_AND_ENTERTAINMENT', count: 1 },
    ],
    [{ code: 'SPORT', count: 1 }],
  ]));

test('an address is read as it is written, and what it cannot mean is ignored', () => {
  const search: FavoriteSearch = { sort: 'NAME', kind: 'OFFER', category: 'SPORT' };
  expect(favoriteHref(search)).toBe('/favorite?sort=NAME&kind=OFFER&category=SPORT');
  expect(readFavoriteSearch({ ...search })).toEqual(search);
  expect(favoriteHref(readFavoriteSearch({ sort: 'PRICE', kind: 'X', category: '1' }))).toBe(
    '/favorite',
  );
  expect(favoriteHref({ sort: 'ADDED' })).toBe('/favorite');
});
