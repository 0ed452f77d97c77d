import { type CategoryView, idFromSlug, type SubcategoryView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { read } from '../../shared/api/index.ts';
import { categoriesQuery } from '../category-tree/index.ts';
import type { Position } from '../position/index.ts';
import { cardQueryOf, type CategorySearch, stringifyCategorySearch } from './category-search.ts';

/** A part of the catalogue that has a page: a category, or one of its subcategories. */
export type Section = { readonly category: CategoryView; readonly subcategory?: SubcategoryView };

/** A page of the partners of a section. */
export const cardsQuery = (
  { category, subcategory }: Section,
  search: CategorySearch,
  position?: Position,
  /** What the reader's money buys, of which the list itself knows nothing. */
  purchases?: string,
) => {
  const query = { ...cardQueryOf(search), ...position, ...(purchases && { purchases }) };
  return subcategory
    ? read(api.card.subcategory, { id: subcategory.id, ...query })
    : read(api.card.category, { id: category.id, ...query });
};

export const promoRowsQuery = ({ category }: Section) =>
  read(api.promoRow.list, { placement: 'CATEGORY', categoryId: category.id });

type Slugs = { readonly categoryRoute: string; readonly subcategoryRoute?: string };

/** The section of two slugs, by the ids they end with; the names before those do not matter. */
const findSection = (
  categories: readonly CategoryView[],
  { categoryRoute, subcategoryRoute }: Slugs,
): Section | undefined => {
  const category = categories.find(({ id }) => id === idFromSlug(categoryRoute));
  if (!category || subcategoryRoute === undefined) return category && { category };
  const subcategory = category.subcategories.find(({ id }) => id === idFromSlug(subcategoryRoute));
  return subcategory && { category, subcategory };
};

export const sectionPath = ({ category, subcategory }: Section): string =>
  subcategory ? `/${category.route}/${subcategory.route}` : `/${category.route}`;

/** The address of a section's list. */
export const sectionHref = (section: Section, search: CategorySearch): string =>
  sectionPath(section) + stringifyCategorySearch(search);

/** The section of a path: an unknown one redirects to /404, an outdated name to the current one. */
export const loadSection = async (
  client: QueryClient,
  slugs: Slugs,
  search: string,
): Promise<Section> => {
  const section = findSection(
    await client.ensureQueryData({ ...categoriesQuery, revalidateIfStale: true }),
    slugs,
  );
  if (!section) throw redirect({ to: '/404', replace: true });
  const given =
    slugs.subcategoryRoute === undefined
      ? `/${slugs.categoryRoute}`
      : `/${slugs.categoryRoute}/${slugs.subcategoryRoute}`;
  if (sectionPath(section) !== given)
    throw redirect({ href: sectionPath(section) + search, replace: true });
  return section;
};
