import type { Language } from '@cafeteria/contract';
import type { CatalogueModel, PartnerFacts } from '../model/index.ts';
import { compareBy, type FixedSort } from './order.ts';

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

/** Which partners stand in each subcategory; `onChange` hears of the subcategories of a partner that changed. */
const createMembers = (
  { partners }: CatalogueModel,
  onChange: (subcategoryIds: readonly number[]) => void,
): ((subcategoryId: number) => ReadonlySet<number>) => {
  const members = new Map<number, Set<number>>();
  const none: ReadonlySet<number> = new Set();
  const leave = ({ id, subcategoryIds }: PartnerFacts): void => {
    for (const one of subcategoryIds) members.get(one)?.delete(id);
    onChange(subcategoryIds);
  };
  const enter = ({ id, subcategoryIds }: PartnerFacts): void => {
    for (const one of subcategoryIds) members.set(one, (members.get(one) ?? new Set()).add(id));
    onChange(subcategoryIds);
  };
  partners.onRecord((before, after) => {
    if (before) leave(before);
    if (after) enter(after);
  });
  return (subcategoryId) => members.get(subcategoryId) ?? none;
};

/**
 * The partners of each category and subcategory in any order, no matter who may see them, until one of them changes.
 */
export const createFiling = (model: CatalogueModel) => {
  const { partners, subcategories } = model;
  const lists = new Map<string, Map<string, readonly PartnerFacts[]>>();
  const membersOf = createMembers(model, (subcategoryIds) => {
    for (const id of subcategoryIds) {
      lists.delete(ofSubcategory(id));
      lists.delete(ofCategory(subcategories.get(id)?.categoryId ?? 0));
    }
  });
  model.onFiling(() => lists.clear());

  const idsIn = (scope: CardScope): ReadonlySet<number> => {
    if ('subcategoryId' in scope) return membersOf(scope.subcategoryId);
    const all = new Set<number>();
    for (const { id, categoryId, isOn } of subcategories.values())
      if (isOn && categoryId === scope.categoryId) for (const one of membersOf(id)) all.add(one);
    return all;
  };
  const all = (scope: CardScope): PartnerFacts[] =>
    [...idsIn(scope)].flatMap((id) => partners.get(id) ?? []);
  return {
    all,
    ordered: (
      scope: CardScope,
      { sort, isDescending, language }: FixedOrder,
    ): readonly PartnerFacts[] => {
      const where =
        'categoryId' in scope ? ofCategory(scope.categoryId) : ofSubcategory(scope.subcategoryId);
      const orders = lists.get(where) ?? new Map<string, readonly PartnerFacts[]>();
      const key = `${sort} ${isDescending} ${language === 'sk'}`;
      const list = orders.get(key) ?? all(scope).sort(compareBy(sort, isDescending, language));
      lists.set(where, orders.set(key, list));
      return list;
    },
  };
};
export type Filing = ReturnType<typeof createFiling>;
