import type { Language } from '@cafeteria/contract';
import type { BitSet } from '../../platform/bit-set.ts';
import type { CatalogueModel, PartnerFacts } from '../model/index.ts';
import { compareBy, type FixedSort } from './order.ts';
import type { PartnerSets } from './partner-sets.ts';

/** Where a list of partners lives: a category or one of its subcategories. */
export type CardScope = { readonly categoryId: number } | { readonly subcategoryId: number };
/** An order of partners that is the same for everybody. */
export type FixedOrder = {
  readonly sort: FixedSort;
  readonly isDescending: boolean;
  readonly language: Language;
};

const ofCategory = (id: number): string => `category ${id}`;
const ofSubcategory = (id: number): string => `subcategory ${id}`;

/** The partners of each category and subcategory, as a set and in any order, no matter who may see them. */
export const createFiling = (model: CatalogueModel, sets: PartnerSets) => {
  const { partners, subcategories } = model;
  const lists = new Map<string, Map<string, readonly PartnerFacts[]>>();
  partners.onRecord((before, after) => {
    for (const id of [before, after].flatMap((one) => one?.subcategoryIds ?? [])) {
      lists.delete(ofSubcategory(id));
      lists.delete(ofCategory(subcategories.get(id)?.categoryId ?? 0));
    }
  });
  model.onFiling(() => lists.clear());

  const isIn = (subcategoryId: number, categoryId: number): boolean => {
    const found = subcategories.get(subcategoryId);
    return found?.isOn === true && found.categoryId === categoryId;
  };
  const nameOf = (scope: CardScope): string =>
    'categoryId' in scope ? ofCategory(scope.categoryId) : ofSubcategory(scope.subcategoryId);
  const set = (scope: CardScope): BitSet =>
    sets.of(nameOf(scope), ({ subcategoryIds }) =>
      'categoryId' in scope
        ? subcategoryIds.some((id) => isIn(id, scope.categoryId))
        : subcategoryIds.includes(scope.subcategoryId),
    );
  return {
    set,
    ordered: (
      scope: CardScope,
      { sort, isDescending, language }: FixedOrder,
    ): readonly PartnerFacts[] => {
      const orders = lists.get(nameOf(scope)) ?? new Map<string, readonly PartnerFacts[]>();
      const key = `${sort} ${isDescending} ${language === 'sk'}`;
      const list =
        orders.get(key) ??
        [...set(scope).values()]
          .flatMap((id) => partners.get(id) ?? [])
          .sort(compareBy(sort, isDescending, language));
      lists.set(nameOf(scope), orders.set(key, list));
      return list;
    },
  };
};
export type Filing = ReturnType<typeof createFiling>;
