import { CategoryCode, type Favorites } from '@cafeteria/contract';
import { oneOf, stringifySearch } from '../../shared/url-state/index.ts';

type Item = Favorites['items'][number];

export const favoriteSorts = ['ADDED', 'NAME', 'DISTANCE'] as const;
export const favoriteKinds = ['PARTNER', 'OFFER'] as const;

/** What the address of the favourites says; what was added last comes first, and is left out of it. */
export type FavoriteSearch = {
  readonly sort?: (typeof favoriteSorts)[number] | undefined;
  readonly kind?: (typeof favoriteKinds)[number] | undefined;
  readonly category?: CategoryCode | undefined;
};

/** Reads the address; anything unknown is ignored. */
export const readFavoriteSearch = (search: Record<string, unknown>): FavoriteSearch => ({
  sort: oneOf(favoriteSorts, search.sort),
  kind: oneOf(favoriteKinds, search.kind),
  category: oneOf(CategoryCode.options, search.category),
});

export const favoriteHref = ({ sort, kind, category }: FavoriteSearch): string =>
  `/favorite${stringifySearch({ sort: sort === 'ADDED' ? undefined : sort, kind, category })}`;

const isOfKind = ({ kind }: FavoriteSearch, { entityType }: Item): boolean =>
  kind === undefined || kind === entityType;

/** The categories of a list, each with how many things of it there are, the fullest first. */
export const categoriesOf = (
  items: readonly Item[],
  search: FavoriteSearch,
): readonly { readonly code: CategoryCode; readonly count: number }[] => {
  const counts = new Map<CategoryCode, number>();
  for (const item of items) {
    const code = item.tile?.categoryCode;
    if (code && isOfKind(search, item)) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts]
    .map(([code, count]) => ({ code, count }))
    .toSorted((a, b) => b.count - a.count || a.code.localeCompare(b.code));
};

const metersOf = ({ tile }: Item): number => tile?.distance.meters ?? Number.POSITIVE_INFINITY;
/** Places by how far they are; what is nowhere, and what is gone, comes last as it was added. */
const byDistance = (a: Item, b: Item): number => {
  const [first, second] = [metersOf(a), metersOf(b)];
  return first === second ? 0 : first - second;
};

const byName =
  (language: string) =>
  (a: Item, b: Item): number => {
    if (!a.tile || !b.tile) return Number(!a.tile) - Number(!b.tile);
    return a.tile.title.localeCompare(b.tile.title, language);
  };

/** What of the favourites an address shows, in its order. */
export const favoritesOf = (
  items: readonly Item[],
  search: FavoriteSearch,
  language: string,
): readonly Item[] => {
  const shown = items.filter(
    (item) =>
      isOfKind(search, item) &&
      (search.category === undefined || item.tile?.categoryCode === search.category),
  );
  if (search.sort === 'NAME') return shown.toSorted(byName(language));
  return search.sort === 'DISTANCE' ? shown.toSorted(byDistance) : shown;
};
