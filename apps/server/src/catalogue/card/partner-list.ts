import type { CardQuery } from '@cafeteria/contract';
import type { Reader } from '../../kernel/caller/index.ts';
import { type CatalogueModel, type PartnerFacts, shownTo } from '../model/index.ts';
import type { SalesOfCatalogue } from '../sale/index.ts';
import { type CardScope, createFiling, type Filing } from './filing.ts';
import { createNear, type Near } from './near.ts';
import { directed, naturalDirection, thenByName } from './order.ts';
import { partnerFilter } from './partner-filter.ts';
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
  const distances = new Map(partners.map(({ id }) => [id, nearnessTo(id, position)]));
  const compare = directed(isDescending, ({ id }) => distances.get(id) ?? null);
  return partners.toSorted(thenByName(compare, language));
};

/** One page of partners: their ids, how many there are in all, and the order they really have. */
const pageOf =
  (model: CatalogueModel, sales: SalesOfCatalogue, filing: Filing, near: Near) =>
  (reader: Reader, scope: CardScope, query: CardQuery) => {
    const { language } = reader;
    const position = positionOf(query);
    const sort = query.sort === 'DISTANCE' && !position ? 'SCORING' : query.sort;
    const isDescending = (query.direction ?? naturalDirection[sort]) === 'DESC';
    const list =
      sort === 'DISTANCE' && position
        ? byDistance(near, filing.all(scope), { position, isDescending, language })
        : filing.ordered(scope, {
            sort: sort === 'DISTANCE' ? 'SCORING' : sort,
            isDescending,
            language,
          });
    const passes = partnerFilter(model, sales, reader, query);
    const from = query.pageNumber * query.pageSize;
    const ids: number[] = [];
    let total = 0;
    for (const partner of list) {
      if (!passes(partner)) continue;
      if (total >= from && ids.length < query.pageSize) ids.push(partner.id);
      total += 1;
    }
    return { ids, total, appliedSort: sort };
  };

/** How many partners an audience finds in each subcategory and in each category. */
const countsOf =
  (model: CatalogueModel) =>
  ({ audience }: Reader) => {
    const shown = shownTo(model, audience);
    const bySubcategory = new Map<number, number>();
    const byCategory = new Map<number, number>();
    const addTo = (counts: Map<number, number>, id: number): void =>
      void counts.set(id, (counts.get(id) ?? 0) + 1);
    for (const { id, subcategoryIds } of model.partners.values()) {
      if (!shown.partner(id)) continue;
      const own = subcategoryIds.flatMap((one) => model.subcategories.get(one) ?? []);
      const on = own.filter(({ isOn }) => isOn);
      for (const subcategory of on) addTo(bySubcategory, subcategory.id);
      for (const category of new Set(on.map(({ categoryId }) => categoryId)))
        addTo(byCategory, category);
    }
    return { bySubcategory, byCategory };
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
    page: pageOf(model, sales, createFiling(model), near),
    similar: similarOf(model),
    counts: countsOf(model),
  };
};
