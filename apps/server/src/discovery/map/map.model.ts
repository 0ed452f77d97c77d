import { createHash } from 'node:crypto';
import { badgeOfLevel, type MapFilter, meantPayment } from '@cafeteria/contract';
import { LRUCache } from 'lru-cache';
import { type CatalogueModel, partsOfVisibility } from '../../catalogue/model/index.ts';
import { type MakeReadModel, partOf } from '../../entity/changes/index.ts';
import { atMost } from '../../platform/at-most.ts';
import type { Db } from '../../platform/db/index.ts';
import { PinFilter, PinIndex } from '../../platform/pin-index/index.ts';
import { inTurns } from '../../platform/turns.ts';
import {
  listCategoryOfSubcategory,
  listPins,
  listVisiblePartners,
  type PinRow,
} from './map.queries.ts';
import { type Audience, audienceKey } from '../../entity/caller/index.ts';

/** Filters kept at a time: each takes less than a byte for a pin. */
const mostFilters = 64;
const mostAudiences = 200;

/** What every pin of a group has in common. */
type Group = Omit<PinRow, 'id' | 'lat' | 'lng'>;
const groupName = ({
  partnerId,
  categoryId,
  sustainability,
  subcategoryIds,
  benefitTypes,
}: PinRow): string =>
  `${partnerId} ${categoryId} ${sustainability} ${subcategoryIds.join()} ${benefitTypes.join()}`;
const stride = 8_192;

/** The rows column by column, with their groups; it yields where it may rest. */
function* columnsOf(rows: readonly PinRow[]) {
  const { length } = rows;
  const columns = {
    ids: new Uint32Array(length),
    lng: new Float64Array(length),
    lat: new Float64Array(length),
    groups: new Uint32Array(length),
  };
  const places = new Map<string, number>();
  const groups: Group[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % stride === 0) yield;
    const name = groupName(row);
    const place = places.get(name) ?? groups.push(row) - 1;
    places.set(name, place);
    columns.ids[at] = row.id;
    columns.lng[at] = row.lng;
    columns.lat[at] = row.lat;
    columns.groups[at] = place;
  }
  return { columns, groups, names: [...places.keys()] };
}

const meets = <T>(wanted: readonly T[] | undefined, own: readonly T[]): boolean =>
  !wanted?.length || own.some((one) => wanted.includes(one));

/** Whether a group is what a filter asks for: one of the values of each of its parts. */
const matches = (
  { categories, subcategories, payment, sustainability, filteredPartnerId }: MapFilter,
  categoryOf: ReadonlyMap<number, number>,
) => {
  const levels: readonly (string | null)[] = sustainability?.includes('all')
    ? []
    : (sustainability ?? []).flatMap((level) => (level === 'all' ? [] : [badgeOfLevel[level]]));
  const within = new Set(
    categories?.length
      ? [...categoryOf].flatMap(([id, category]) => (categories.includes(category) ? [id] : []))
      : [],
  );
  const means = meantPayment(payment ?? []);
  return (group: Group): boolean =>
    (filteredPartnerId === undefined || group.partnerId === filteredPartnerId) &&
    meets(subcategories, group.subcategoryIds) &&
    (!categories?.length || group.subcategoryIds.some((id) => within.has(id))) &&
    meets(means, group.benefitTypes) &&
    meets(levels, [group.sustainability]);
};

const filterKey = ({
  categories,
  subcategories,
  payment,
  sustainability,
  filteredPartnerId,
}: MapFilter): string =>
  JSON.stringify([
    [...(categories ?? [])].sort((a, b) => a - b),
    [...(subcategories ?? [])].sort((a, b) => a - b),
    [...(payment ?? [])].sort(),
    [...(sustainability ?? [])].sort(),
    filteredPartnerId ?? 0,
  ]);

type View = { readonly visible: ReadonlySet<number>; readonly version: string };

const build = async (db: Db) => {
  const [rows, categoryOf] = await Promise.all([listPins(db), listCategoryOfSubcategory(db)]);
  const { columns, groups, names } = await inTurns(columnsOf(rows));
  const index = await PinIndex.build(columns);
  const content = createHash('sha1')
    .update(index.keys)
    .update(index.ids)
    .update(index.groups)
    .update(names.join('\n'))
    .digest('base64');
  const audiences = new LRUCache<string, Promise<View>>(atMost(mostAudiences));
  const filters = new LRUCache<string, PinFilter>(atMost(mostFilters));
  const findView = async (audience: Audience): Promise<View> => {
    const visible = await listVisiblePartners(db, audience);
    return {
      visible,
      version: createHash('sha1')
        .update(`${content} ${[...visible].sort((a, b) => a - b).join()}`)
        .digest('base64url')
        .slice(0, 12),
    };
  };
  const viewOf = (audience: Audience): Promise<View> => {
    const key = audienceKey(audience);
    const kept =
      audiences.get(key) ??
      findView(audience).catch((error: unknown) => {
        audiences.delete(key);
        throw error;
      });
    audiences.set(key, kept);
    return kept;
  };
  return {
    index,
    groupOfPin: (pin: number): Group | undefined => groups[index.groups[pin] ?? 0],
    /** Of the pins and of who may see them. */
    versionFor: async (audience: Audience): Promise<string> => (await viewOf(audience)).version,
    /** The pins an audience sees of what is asked for. */
    filterFor: async (asked: MapFilter, audience: Audience): Promise<PinFilter> => {
      const { visible } = await viewOf(audience);
      const key = `${audienceKey(audience)} ${filterKey(asked)}`;
      const kept = filters.get(key);
      if (kept) return kept;
      const isAsked = matches(asked, categoryOf);
      const allowed = new Uint8Array(groups.length);
      groups.forEach((group, at) => {
        allowed[at] = visible.has(group.partnerId) && isAsked(group) ? 1 : 0;
      });
      const made = new PinFilter(index, allowed);
      filters.set(key, made);
      return made;
    },
  };
};
export type MapModel = Awaited<ReturnType<typeof build>>;

/** What pins are made of: a text of a partner leaves them alone. */
const partsOf = ({ partners, offices, subcategories, clients }: CatalogueModel) => [
  ...partsOfVisibility({ partners, subcategories, clients }),
  partOf(partners, (partner) => [
    partner.mainCategoryId,
    partner.benefitTypes,
    partner.sustainability,
    partner.sustainabilityUntil,
  ]),
  partOf(offices, ({ partnerId, lat, lng, subcategoryIds, benefitTypes }) => [
    partnerId,
    lat,
    lng,
    subcategoryIds,
    benefitTypes,
  ]),
];

/** The map of this process, made from the catalogue and made anew after that changes in what pins are made of. */
export const mapModel = (make: MakeReadModel, db: Db, catalogue: CatalogueModel) =>
  make({ of: partsOf(catalogue), build: () => build(db) });
