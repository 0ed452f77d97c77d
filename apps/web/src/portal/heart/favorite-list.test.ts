import { describe, expect, test } from 'vitest';
import { favoriteItems, favoritesDiffer, mergeFavorites, toggleFavorite } from './favorite-list.ts';

const partner = (entityId: number) => ({
  entityType: 'PARTNER' as const,
  entityId,
  available: true,
  tile: null,
});
const offer = (entityId: number) => ({
  entityType: 'OFFER' as const,
  entityId,
  available: true,
  tile: null,
});
const ids = (list: readonly { entityType: string; entityId: number }[]) =>
  list.map(({ entityType, entityId }) => `${entityType.charAt(0)}${entityId}`).join(' ');

describe('favourites', () => {
  test('a new one comes first', () =>
    expect(ids(toggleFavorite([partner(1)], offer(2)))).toBe('O2 P1'));
  test('one that is there goes', () =>
    expect(ids(toggleFavorite([partner(1), offer(2)], partner(1)))).toBe('O2'));
  test('a partner and an offer of one number are two things', () =>
    expect(ids(toggleFavorite([partner(1)], offer(1)))).toBe('O1 P1'));
  test('the oldest gives way to the 201st', () => {
    const full = Array.from({ length: 200 }, (_, index) => partner(index + 1));
    const after = toggleFavorite(full, offer(1));
    expect([after.length, after.at(-1)?.entityId]).toEqual([200, 199]);
  });
  test.each([
    ['the same', [partner(1), offer(2)], [partner(1), offer(2)], false],
    ['another order', [offer(2), partner(1)], [partner(1), offer(2)], true],
    ['one more', [partner(1), offer(2)], [partner(1)], true],
    ['one less', [], [partner(1)], true],
    ['another kind', [offer(1)], [partner(1)], true],
  ] as const)('differ from the server: %s', (_, mine, server, differ) =>
    expect(favoritesDiffer(mine, server)).toBe(differ),
  );
  test('what another device added stays, and so does what I added', () => {
    expect(
      ids(mergeFavorites([partner(1)], [partner(2), partner(1)], [partner(3), partner(1)])),
    ).toBe('P2 P3 P1');
  });
  test('what I removed stays removed although the server still has it', () => {
    expect(
      ids(
        mergeFavorites(
          [partner(1), partner(2)],
          [partner(2)],
          [partner(3), partner(1), partner(2)],
        ),
      ),
    ).toBe('P3 P2');
  });
  test('what another device removed stays removed', () =>
    expect(
      ids(
        mergeFavorites(
          [partner(1), partner(2)],
          [partner(9), partner(1), partner(2)],
          [partner(2)],
        ),
      ),
    ).toBe('P9 P2'));
  test('only the thing itself is sent', () =>
    expect(favoriteItems([partner(1)])).toEqual([{ entityType: 'PARTNER', entityId: 1 }]));
});
