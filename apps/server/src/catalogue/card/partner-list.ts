import {
  badgeOfLevel,
  type BenefitType,
  type CardQuery,
  type CardSort,
  type CardView,
  distanceInMetres,
  meantPayment,
} from '@cafeteria/contract';
import type { Reader } from '../../entity/caller/index.ts';
import type { BranchOfficeRecord, CatalogueModel, PartnerRecord } from '../model/index.ts';
import { type Position, positionOf } from './position.ts';

/** Where a list of partners lives: a category or one of its subcategories. */
export type CardScope = { readonly categoryId: number } | { readonly subcategoryId: number };
/** The orders that are the same for everybody. */
type FixedSort = Exclude<CardSort, 'DISTANCE'>;
type Compare = (a: PartnerRecord, b: PartnerRecord) => number;
type Located = BranchOfficeRecord & Position;

/** Degrees searched round a position before "nearby" gives up: some 75 km. */
const nearbyDegrees = 0.7;

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const natural = {
  NAME: 'ASC',
  RATING: 'ASC',
  DISTANCE: 'ASC',
  DATE_CREATED: 'DESC',
  SCORING: 'DESC',
} as const;
/** Compares values in a direction; what has none comes last in both. */
const directed =
  <T extends string | number>(
    isDescending: boolean,
    valueOf: (partner: PartnerRecord) => T | null,
  ) =>
  (a: PartnerRecord, b: PartnerRecord): number => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const compared = one < other ? -1 : Number(one > other);
    return isDescending ? -compared : compared;
  };
const thenBy =
  (...compares: readonly Compare[]): Compare =>
  (a, b) => {
    for (const compare of compares) {
      const compared = compare(a, b);
      if (compared !== 0) return compared;
    }
    return 0;
  };
const isLocated = (office: BranchOfficeRecord): office is Located => office.lat !== null;
/** Squared distance in degrees, longitude shortened by the latitude: good for ordering near points. */
const nearness = (office: Position, { lat, lng }: Position): number =>
  (office.lat - lat) ** 2 + ((office.lng - lng) * Math.cos((lat * Math.PI) / 180)) ** 2;

/** Lists of partners in any order, filtered, for any reader. */
export const createPartnerLists = (model: CatalogueModel) => {
  const { partners, categories, subcategories, officesOf } = model;
  const filed = new Map<number, Set<number>>();
  /** The lists of each scope by their order, until a partner of it changes. */
  const lists = new Map<string, Map<string, readonly PartnerRecord[]>>();
  partners.onRecord((before, after) => {
    for (const id of before?.subcategoryIds ?? []) filed.get(id)?.delete(before?.id ?? 0);
    for (const id of after?.subcategoryIds ?? []) {
      const members = filed.get(id) ?? new Set();
      filed.set(id, members.add(after?.id ?? 0));
    }
    dropLists([...(before?.subcategoryIds ?? []), ...(after?.subcategoryIds ?? [])]);
  });
  model.onFiling(() => lists.clear());
  const dropLists = (subcategoryIds: readonly number[]): void => {
    for (const id of subcategoryIds) {
      lists.delete(`s${id}`);
      lists.delete(`c${subcategories.get(id)?.categoryId ?? 0}`);
    }
  };

  const idsIn = (scope: CardScope): Iterable<number> => {
    if ('subcategoryId' in scope) return filed.get(scope.subcategoryId) ?? [];
    const all = new Set<number>();
    for (const { id, categoryId, isOn } of subcategories.values())
      if (isOn && categoryId === scope.categoryId)
        for (const one of filed.get(id) ?? []) all.add(one);
    return all;
  };
  const membersOf = (scope: CardScope): PartnerRecord[] =>
    [...idsIn(scope)].flatMap((id) => partners.get(id) ?? []);
  const nameOf = ({ language }: Reader) =>
    language === 'sk'
      ? (partner: PartnerRecord) => partner.nameSortSk
      : (partner: PartnerRecord) => partner.nameSortCs;
  const lastly = (reader: Reader): Compare =>
    thenBy(
      (a, b) => byText(nameOf(reader)(a), nameOf(reader)(b)),
      (a, b) => a.id - b.id,
    );
  const compareBy = (sort: FixedSort, isDescending: boolean, reader: Reader): Compare =>
    ({
      NAME: directed(isDescending, nameOf(reader)),
      RATING: directed(isDescending, ({ grade }) => grade),
      DATE_CREATED: directed(isDescending, ({ createdAt }) => createdAt),
      SCORING: directed(isDescending, ({ score }) => score),
    })[sort];
  /** All partners of a scope in an order, whoever may see them. */
  const ordered = (
    scope: CardScope,
    sort: FixedSort,
    isDescending: boolean,
    reader: Reader,
  ): readonly PartnerRecord[] => {
    const where = 'categoryId' in scope ? `c${scope.categoryId}` : `s${scope.subcategoryId}`;
    const key = `${sort} ${isDescending} ${reader.language === 'sk'}`;
    const orders = lists.get(where) ?? new Map<string, readonly PartnerRecord[]>();
    lists.set(where, orders);
    const kept = orders.get(key);
    if (kept) return kept;
    const list = membersOf(scope).sort(
      thenBy(compareBy(sort, isDescending, reader), lastly(reader)),
    );
    orders.set(key, list);
    return list;
  };
  const nearestOf = (id: number, position: Position): Located | undefined => {
    let nearest: Located | undefined;
    let best = Number.POSITIVE_INFINITY;
    for (const office of officesOf(id)) {
      if (!isLocated(office)) continue;
      const distance = nearness(office, position);
      if (distance < best) [nearest, best] = [office, distance];
    }
    return nearest;
  };
  const byDistance = (
    scope: CardScope,
    position: Position,
    isDescending: boolean,
    reader: Reader,
  ): readonly PartnerRecord[] => {
    const distances = new Map(
      membersOf(scope).map((partner) => {
        const nearest = nearestOf(partner.id, position);
        return [partner, nearest ? nearness(nearest, position) : null] as const;
      }),
    );
    return [...distances.keys()].sort(
      thenBy(
        directed(isDescending, (partner) => distances.get(partner) ?? null),
        lastly(reader),
      ),
    );
  };

  const hasPhysical = ({ id }: PartnerRecord): boolean => officesOf(id).some(isLocated);
  const accepts = (partner: PartnerRecord, wanted: ReadonlySet<BenefitType>): boolean => {
    const isWanted = (type: BenefitType): boolean => wanted.has(type);
    return (
      partner.benefitTypes.some(isWanted) ||
      officesOf(partner.id).some(({ benefitTypes }) => benefitTypes?.some(isWanted))
    );
  };
  /** What the query and the reader let through. */
  const passes = (
    { audience }: Reader,
    { onlineHidden, payment, sustainability }: CardQuery,
  ): ((partner: PartnerRecord) => boolean) => {
    const now = model.now();
    const sees = model.sees(audience);
    const badges = new Set<string | null>(
      (sustainability ?? []).flatMap((level) => (level === 'all' ? [] : badgeOfLevel[level])),
    );
    const isUnrestricted = badges.size === 0 || sustainability?.includes('all');
    const wanted = payment?.length ? new Set(meantPayment(payment)) : undefined;
    const badgeOf = (partner: PartnerRecord) =>
      partner.sustainabilityUntil === null || partner.sustainabilityUntil > now
        ? partner.sustainability
        : null;
    return (partner) =>
      model.isLive(partner) &&
      sees.partner(partner) &&
      !(onlineHidden && partner.online && !hasPhysical(partner)) &&
      (!wanted || accepts(partner, wanted)) &&
      (isUnrestricted === true || badges.has(badgeOf(partner)));
  };

  return {
    /** Whether the reader finds the category or subcategory at all. */
    exists: ({ audience }: Reader, scope: CardScope): boolean => {
      const subcategory =
        'subcategoryId' in scope ? subcategories.get(scope.subcategoryId) : undefined;
      if ('subcategoryId' in scope && !subcategory?.isOn) return false;
      const id = subcategory?.categoryId ?? ('categoryId' in scope ? scope.categoryId : 0);
      return categories.get(id)?.active === true && model.sees(audience).category(id);
    },
    /** The ids of one page of partners, how many there are in all, and the order they really have. */
    page: (reader: Reader, scope: CardScope, query: CardQuery) => {
      const position = positionOf(query);
      const sort = query.sort === 'DISTANCE' && !position ? 'SCORING' : query.sort;
      const isDescending = (query.direction ?? natural[sort]) === 'DESC';
      const list =
        sort === 'DISTANCE' && position
          ? byDistance(scope, position, isDescending, reader)
          : ordered(scope, sort === 'DISTANCE' ? 'SCORING' : sort, isDescending, reader);
      const isIn = passes(reader, query);
      const from = query.pageNumber * query.pageSize;
      const ids: number[] = [];
      let total = 0;
      for (const partner of list) {
        if (!isIn(partner)) continue;
        if (total >= from && total < from + query.pageSize) ids.push(partner.id);
        total += 1;
      }
      return { ids, total, appliedSort: sort };
    },
    /** Partners with a branch office near a position, the nearest first. */
    nearby: ({ audience }: Reader, position: Position, limit: number): number[] => {
      const sees = model.sees(audience);
      const best = new Map<number, number>();
      for (const office of model.offices.values()) {
        if (
          !isLocated(office) ||
          Math.abs(office.lat - position.lat) > nearbyDegrees ||
          Math.abs(office.lng - position.lng) > nearbyDegrees * 1.6
        )
          continue;
        const distance = nearness(office, position);
        if (distance < (best.get(office.partnerId) ?? Number.POSITIVE_INFINITY))
          best.set(office.partnerId, distance);
      }
      const ids: number[] = [];
      for (const [id] of [...best].sort((a, b) => a[1] - b[1] || a[0] - b[0])) {
        const partner = partners.get(id);
        if (partner && model.isLive(partner) && sees.partner(partner)) ids.push(id);
        if (ids.length === limit) break;
      }
      return ids;
    },
    /** Tells partner cards how far their nearest branch is; without a position they stay as they are. */
    withDistances: (cards: CardView[], position: Position | undefined): CardView[] =>
      position
        ? cards.map((card) => {
            const nearest = nearestOf(card.id, position);
            if (!nearest) return card;
            return {
              ...card,
              distance: {
                mode: 'distance',
                meters: Math.round(distanceInMetres(position, nearest)),
                address: null,
                branchOfficeId: nearest.id,
              },
            };
          })
        : cards,
    /** The best of the other partners whose main category is the same. */
    similar: (
      { audience }: Reader,
      { id, mainCategoryId }: Pick<PartnerRecord, 'id' | 'mainCategoryId'>,
      limit: number,
    ): number[] => {
      const sees = model.sees(audience);
      return [...partners.values()]
        .filter(
          (partner) =>
            partner.mainCategoryId === mainCategoryId &&
            mainCategoryId !== null &&
            partner.id !== id &&
            model.isLive(partner) &&
            sees.partner(partner),
        )
        .sort((a, b) => b.score - a.score || a.id - b.id)
        .slice(0, limit)
        .map((partner) => partner.id);
    },
    /** How many partners the reader finds in each subcategory and in each category. */
    counts: ({ audience }: Reader) => {
      const sees = model.sees(audience);
      const bySubcategory = new Map<number, number>();
      const byCategory = new Map<number, number>();
      const addTo = (counts: Map<number, number>, id: number): void =>
        void counts.set(id, (counts.get(id) ?? 0) + 1);
      for (const partner of partners.values()) {
        if (!model.isLive(partner) || !sees.partner(partner)) continue;
        const own = partner.subcategoryIds.flatMap((id) => subcategories.get(id) ?? []);
        const shown = own.filter(({ isOn }) => isOn);
        for (const { id } of shown) addTo(bySubcategory, id);
        for (const id of new Set(shown.map(({ categoryId }) => categoryId))) addTo(byCategory, id);
      }
      return { bySubcategory, byCategory };
    },
  };
};
export type PartnerLists = ReturnType<typeof createPartnerLists>;
