import {
  BenefitType,
  type CategoryView,
  type MapFiltersView,
  type MapFiltersForm,
} from '@cafeteria/contract';

export type StoredFilters = MapFiltersForm;
type Tree = readonly {
  readonly id: number;
  readonly subcategories: readonly { readonly id: number }[];
}[];

/** The categories people look for on foot: food, sport, health, culture, travel, books. */
const firstShortcuts = [2, 6, 7, 4, 1, 3];
/** What the map offers before an administrator has chosen: everything. */
export const initial: MapFiltersForm = {
  items: [],
  payment: [],
  sustainabilityVisible: true,
  defaults: { categories: [], payment: [] },
  quickCategories: firstShortcuts,
};

/** The kept choice first, without what is gone; what has come since stands visible at the end. */
const completed = <T>(
  kept: readonly T[],
  idOf: (item: T) => number | string,
  ids: readonly (number | string)[],
  added: (id: number | string) => T,
): T[] => {
  const known = new Set(kept.map(idOf));
  return [
    ...kept.filter((item) => ids.includes(idOf(item))),
    ...ids.filter((id) => !known.has(id)).map(added),
  ];
};

/** A stored choice made complete for the categories that are there now. */
export const completeFilters = (stored: MapFiltersForm, tree: Tree): MapFiltersForm => {
  const ids = tree.map(({ id }) => id);
  const items = completed(
    stored.items,
    ({ categoryId }) => categoryId,
    ids,
    (id) => ({ categoryId: Number(id), visible: true, subcategories: [] }),
  ).map((item) => {
    const subcategories =
      tree.find(({ id }) => id === item.categoryId)?.subcategories.map(({ id }) => id) ?? [];
    return {
      ...item,
      subcategories: completed(
        item.subcategories,
        ({ subcategoryId }) => subcategoryId,
        subcategories,
        (id) => ({ subcategoryId: Number(id), visible: true }),
      ),
    };
  });
  const payment = completed(
    stored.payment,
    ({ benefitType }) => benefitType,
    BenefitType.options,
    (id) => ({
      benefitType: BenefitType.options.find((one) => one === id) ?? 'card',
      visible: true,
    }),
  );
  const isThere = (id: number): boolean => ids.includes(id);
  return {
    ...stored,
    items,
    payment,
    defaults: { ...stored.defaults, categories: stored.defaults.categories.filter(isThere) },
    quickCategories: stored.quickCategories.filter(isThere),
  };
};

/** The filters a reader is offered: of the categories they see, those that are visible, in the chosen order. */
export const offeredFilters = (
  stored: MapFiltersForm,
  categories: readonly CategoryView[],
): MapFiltersView => {
  const { items, payment, sustainabilityVisible, defaults, quickCategories } = completeFilters(
    stored,
    categories,
  );
  const offered = items
    .filter(({ visible }) => visible)
    .flatMap(({ categoryId, subcategories }) => {
      const category = categories.find(({ id }) => id === categoryId);
      if (!category) return [];
      const shown = subcategories
        .filter(({ visible }) => visible)
        .flatMap(({ subcategoryId }) =>
          category.subcategories
            .filter(({ id }) => id === subcategoryId)
            .map(({ id, name }) => ({ id, name })),
        );
      return [
        {
          id: category.id,
          code: category.code,
          name: category.name,
          colour: category.colour,
          subcategories: shown,
        },
      ];
    });
  const isOffered = (id: number): boolean => offered.some((category) => category.id === id);
  const ways = payment.filter(({ visible }) => visible).map(({ benefitType }) => benefitType);
  return {
    categories: offered,
    payment: ways,
    sustainability: sustainabilityVisible,
    quickCategories: quickCategories.filter(isOffered),
    defaults: {
      categories: defaults.categories.filter(isOffered),
      payment: defaults.payment.filter((way) => ways.includes(way)),
    },
  };
};
