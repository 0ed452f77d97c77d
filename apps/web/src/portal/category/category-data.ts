import { type CategoryView, idFromSlug, type SubcategoryView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { read } from '../../shared/api/index.ts';
import { categoriesQuery } from '../category-tree/index.ts';
import { cardQueryOf, type CategorySearch } from './category-search.ts';

type Position = { readonly lat: number; readonly lng: number };
export type Place = { readonly category: CategoryView; readonly subcategory?: SubcategoryView };

/** A page of partners of a category or a subcategory. */
export const cardsQuery = (
  { category, subcategory }: Place,
  search: CategorySearch,
  position?: Position,
) =>
  subcategory
    ? read(api.card.subcategory, { id: subcategory.id, ...cardQueryOf(search), ...position })
    : read(api.card.category, { id: category.id, ...cardQueryOf(search), ...position });

export const promoRowsQuery = ({ category }: Place) =>
  read(api.promoRow.list, { placement: 'CATEGORY', categoryId: category.id });

type Slugs = { readonly categoryRoute: string; readonly subcategoryRoute?: string };

/** The category and subcategory two slugs mean, by their ids; the names before them do not matter. */
export const findPlace = (
  categories: readonly CategoryView[],
  { categoryRoute, subcategoryRoute }: Slugs,
): Place | undefined => {
  const category = categories.find(({ id }) => id === idFromSlug(categoryRoute));
  if (!category || subcategoryRoute === undefined) return category && { category };
  const subcategory = category.subcategories.find(({ id }) => id === idFromSlug(subcategoryRoute));
  return subcategory && { category, subcategory };
};

export const placeAddress = ({ category, subcategory }: Place): string =>
  subcategory ? `/${category.route}/${subcategory.route}` : `/${category.route}`;

/** Finds the place of an address: an unknown one goes to /404, one under another name to its own address. */
export const loadPlace = async (
  client: QueryClient,
  slugs: Slugs,
  search: string,
): Promise<Place> => {
  const place = findPlace(await client.ensureQueryData(categoriesQuery), slugs);
  if (!place) throw redirect({ to: '/404', replace: true });
  const given =
    slugs.subcategoryRoute === undefined
      ? `/${slugs.categoryRoute}`
      : `/${slugs.categoryRoute}/${slugs.subcategoryRoute}`;
  if (placeAddress(place) !== given)
    throw redirect({ href: placeAddress(place) + search, replace: true });
  return place;
};
