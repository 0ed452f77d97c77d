import type { CardQuery, CardSort } from '@cafeteria/contract';
import type { Reader } from '../../kernel/caller/index.ts';
import { BitSet } from '../../platform/bit-set.ts';
import { nthSmallest } from '../../platform/nth-smallest.ts';
import { type CatalogueModel, type PartnerFacts, shownTo } from '../model/index.ts';
import type { SalesOfCatalogue } from '../sale/index.ts';
import { type CardScope, createFiling, type Filing } from './filing.ts';
import { keptInOrder } from './kept-order.ts';
import { createNear, type Near } from './near.ts';
import { naturalDirection, thenByName } from './order.ts';
import { createPartnerFilter, seenIn } from './partner-filter.ts';
import { createPartnerSets } from './partner-sets.ts';
import { type Position, positionOf } from './position.ts';

type Choosing = {
  readonly filing: Filing;
  readonly seen: ReturnType<typeof seenIn>;
  readonly choose: ReturnType<typeof createPartnerFilter>;
};
type Order = {
  readonly position: Position;
  readonly isDescending: boolean;
  readonly language: Reader['language'];
};
/**
 * The first so many partners by how near they are, and those as near as the last of them; those that are nowhere come
 * last. Only these are sorted: a page needs twenty of thousands.
 */
const byDistance = (
  model: CatalogueModel,
  { nearnessTo }: Near,
  chosen: BitSet,
  { position, isDescending, language, count }: Order & { readonly count: number },
): PartnerFacts[] => {
  const nearness = nearnessTo(position);
  // loops, and not what is made of them: they take a third of the time
  const ids = chosen.values();
  const far = new Float64Array(ids.length);
  for (let at = 0; at < ids.length; at += 1) {
    const near = nearness(ids[at] ?? 0);
    far[at] = isDescending && near < Infinity ? -near : near;
  }
  const farthest = nthSmallest(far.slice(), count - 1);
  const placed: { readonly partner: PartnerFacts; readonly far: number }[] = [];
  for (let at = 0; at < ids.length; at += 1) {
    const distance = far[at] ?? Infinity;
    const partner = distance <= farthest && model.partners.get(ids[at] ?? 0);
    if (partner) placed.push({ partner, far: distance });
  }
  const byName = thenByName(() => 0, language);
  // two that are nowhere are no number apart
  placed.sort((a, b) => a.far - b.far || byName(a.partner, b.partner));
  return placed.map(({ partner }) => partner);
};

/** Those of a list that are chosen, from one of them on. */
const sliceOf = (list: readonly PartnerFacts[], chosen: BitSet, from: number, size: number) => {
  const ids: number[] = [];
  let left = from;
  for (const { id } of list) {
    if (!chosen.has(id)) continue;
    if (left > 0) left -= 1;
    else if (ids.push(id) === size) break;
  }
  return ids;
};

/** One page of partners: their ids, how many there are in all, and the order they really have. */
const pageOf = (model: CatalogueModel, near: Near, { filing, choose }: Choosing) => {
  return (reader: Reader, scope: CardScope, query: CardQuery) => {
    const { language } = reader;
    const position = positionOf(query);
    const chosen = choose(filing.set(scope), reader, query);
    const from = query.pageNumber * query.pageSize;
    const isDescendingIn = (sort: CardSort): boolean =>
      (query.direction ?? naturalDirection[sort]) === 'DESC';
    const listed = (): readonly [CardSort, readonly PartnerFacts[]] => {
      if (query.sort === 'DISTANCE' && position) {
        const count = from + query.pageSize;
        const order = { position, isDescending: isDescendingIn('DISTANCE'), language, count };
        return ['DISTANCE', byDistance(model, near, chosen, order)];
      }
      const sort = query.sort === 'DISTANCE' ? 'SCORING' : query.sort;
      const order = { sort, isDescending: isDescendingIn(sort), language };
      return [sort, filing.ordered(scope, order)];
    };
    const [appliedSort, list] = listed();
    return { ids: sliceOf(list, chosen, from, query.pageSize), total: chosen.size, appliedSort };
  };
};

/** How many partners an audience finds in each subcategory and in each category. */
const countsOf =
  (model: CatalogueModel, { filing, seen }: Choosing) =>
  (reader: Reader) => {
    const [bySubcategory, byCategory] = [new Map<number, number>(), new Map<number, number>()];
    const groups = seen(reader);
    const count = (scope: CardScope): number =>
      BitSet.inEach([[filing.set(scope)], ...groups]).size;
    for (const { id, categoryId, isOn } of model.subcategories.values()) {
      if (!isOn) continue;
      bySubcategory.set(id, count({ subcategoryId: id }));
      byCategory.set(categoryId, byCategory.get(categoryId) ?? count({ categoryId }));
    }
    return { bySubcategory, byCategory };
  };

/** The best of the other partners whose main category is the same, and who are found in it. */
const similarOf =
  (model: CatalogueModel, filing: Filing) =>
  (
    { audience, language }: Pick<Reader, 'audience' | 'language'>,
    { id, mainCategoryId }: Pick<PartnerFacts, 'id' | 'mainCategoryId'>,
    limit: number,
  ): number[] => {
    if (mainCategoryId === null) return [];
    const shown = shownTo(model, audience);
    const best: number[] = [];
    const byScore = { sort: 'SCORING', isDescending: true, language } as const;
    for (const other of filing.ordered({ categoryId: mainCategoryId }, byScore)) {
      if (best.length === limit) break;
      const isSimilar = other.mainCategoryId === mainCategoryId && other.id !== id;
      if (isSimilar && shown.partner(other.id)) best.push(other.id);
    }
    return best;
  };

const bestFirst = (a: PartnerFacts, b: PartnerFacts): number => b.score - a.score || a.id - b.id;

/** Lists of partners in any order, filtered, for any reader. */
export const createPartnerLists = (model: CatalogueModel, sales: SalesOfCatalogue) => {
  const near = createNear(model);
  const sets = createPartnerSets(model);
  const choosing = {
    filing: createFiling(model, sets),
    seen: seenIn(model, sets),
    choose: createPartnerFilter(model, sales, sets),
  };
  return {
    ...near,
    /** Whether the reader finds the category or subcategory at all. */
    exists: ({ audience }: Reader, scope: CardScope): boolean => {
      const shown = shownTo(model, audience);
      return 'categoryId' in scope
        ? shown.category(scope.categoryId) !== undefined
        : shown.subcategory(scope.subcategoryId) !== undefined;
    },
    /** All of them, no matter who sees them, those of the highest score first. */
    best: keptInOrder(model.partners, bestFirst),
    page: pageOf(model, near, choosing),
    similar: similarOf(model, choosing.filing),
    counts: countsOf(model, choosing),
  };
};
