import type { CardQuery, CardSort } from '@cafeteria/contract';
import type { Reader } from '../../kernel/caller/index.ts';
import {
  type CatalogueModel,
  holdsAt,
  ofEachPartner,
  type PartnerFacts,
  shownTo,
} from '../model/index.ts';
import type { SalesOfCatalogue } from '../sale/index.ts';
import { type CardScope, createFiling } from './filing.ts';
import { createNear, type Near } from './near.ts';
import { directed, naturalDirection, thenByName } from './order.ts';
import { createPartnerFilter } from './partner-filter.ts';
import { type Position, positionOf } from './position.ts';

type Order = {
  readonly position: Position;
  readonly isDescending: boolean;
  readonly language: Reader['language'];
};
/** Partners by how near they are; those that are nowhere come last. */
const byDistance = (
  { nearnessTo }: Near,
  partners: readonly PartnerFacts[],
  { position, isDescending, language }: Order,
): PartnerFacts[] => {
  const nearness = nearnessTo(position);
  const distances = new Map(partners.map(({ id }) => [id, nearness(id)]));
  const compare = directed(isDescending, ({ id }) => distances.get(id) ?? null);
  return partners.toSorted(thenByName(compare, language));
};

/** One page of partners: their ids, how many there are in all, and the order they really have. */
const pageOf = (model: CatalogueModel, sales: SalesOfCatalogue, near: Near) => {
  const filing = createFiling(model);
  const filterFor = createPartnerFilter(model, sales);
  return (reader: Reader, scope: CardScope, query: CardQuery) => {
    const { language } = reader;
    const position = positionOf(query);
    const passes = filterFor(reader, query);
    const isDescendingIn = (sort: CardSort): boolean =>
      (query.direction ?? naturalDirection[sort]) === 'DESC';
    const listed = (): readonly [CardSort, readonly PartnerFacts[]] => {
      if (query.sort === 'DISTANCE' && position) {
        const order = { position, isDescending: isDescendingIn('DISTANCE'), language };
        return ['DISTANCE', byDistance(near, filing.all(scope).filter(passes), order)];
      }
      const sort = query.sort === 'DISTANCE' ? 'SCORING' : query.sort;
      const order = { sort, isDescending: isDescendingIn(sort), language };
      return [sort, filing.ordered(scope, order).filter(passes)];
    };
    const [appliedSort, list] = listed();
    const from = query.pageNumber * query.pageSize;
    return {
      ids: list.slice(from, from + query.pageSize).map(({ id }) => id),
      total: list.length,
      appliedSort,
    };
  };
};

/** Where a partner is found: the subcategories that are on, and their categories. */
const filedOf = (model: CatalogueModel) =>
  ofEachPartner(model, ({ subcategoryIds }) => {
    const on = subcategoryIds
      .flatMap((id) => model.subcategories.get(id) ?? [])
      .filter(({ isOn }) => isOn);
    return {
      subcategoryIds: on.map(({ id }) => id),
      categoryIds: [...new Set(on.map(({ categoryId }) => categoryId))],
    };
  });

/** How many partners an audience finds in each subcategory and in each category. */
const countsOf = (model: CatalogueModel) => {
  const filed = filedOf(model);
  return ({ audience }: Reader) => {
    const sees = model.sees(audience);
    const now = model.now();
    const bySubcategory = new Map<number, number>();
    const byCategory = new Map<number, number>();
    const addTo = (counts: Map<number, number>, ids: readonly number[]): void => {
      for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    };
    for (const partner of model.partners.values()) {
      if (!holdsAt(partner, now) || !sees.partner(partner)) continue;
      const { subcategoryIds, categoryIds } = filed(partner);
      addTo(bySubcategory, subcategoryIds);
      addTo(byCategory, categoryIds);
    }
    return { bySubcategory, byCategory };
  };
};

/** The best of the other partners whose main category is the same. */
const similarOf =
  (model: CatalogueModel) =>
  (
    { audience }: Reader,
    { id, mainCategoryId }: Pick<PartnerFacts, 'id' | 'mainCategoryId'>,
    limit: number,
  ): number[] => {
    const shown = shownTo(model, audience);
    return [...model.partners.values()]
      .filter(
        (partner) =>
          mainCategoryId !== null &&
          partner.mainCategoryId === mainCategoryId &&
          partner.id !== id &&
          shown.partner(partner.id),
      )
      .sort((a, b) => b.score - a.score || a.id - b.id)
      .slice(0, limit)
      .map((partner) => partner.id);
  };

/** Lists of partners in any order, filtered, for any reader. */
export const createPartnerLists = (model: CatalogueModel, sales: SalesOfCatalogue) => {
  const near = createNear(model);
  return {
    ...near,
    /** Whether the reader finds the category or subcategory at all. */
    exists: ({ audience }: Reader, scope: CardScope): boolean => {
      const shown = shownTo(model, audience);
      return 'categoryId' in scope
        ? shown.category(scope.categoryId) !== undefined
        : shown.subcategory(scope.subcategoryId) !== undefined;
    },
    page: pageOf(model, sales, near),
    similar: similarOf(model),
    counts: countsOf(model),
  };
};
