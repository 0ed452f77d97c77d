import { createHash } from 'node:crypto';
import { badgeOfLevel, type MapFilter, meantPayment } from '@cafeteria/contract';
import { LRUCache } from 'lru-cache';
import type { MakeReadModel } from '../../platform/catalogue/read-model.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Audience } from '../../platform/http/index.ts';
import { PinFilter, PinIndex } from '../../platform/pin-index/index.ts';
import { listCategoryOfSubcategory, listPins, listVisiblePartners, type PinRow } from './map.queries.ts';

/** Filters kept at a time: each takes less than a byte for a pin. */
const mostFilters = 64;
const mostAudiences = 200;

/** What every pin of a group has in common. */
type Group = Omit<PinRow, 'id' | 'lat' | 'lng'>;
const groupName = ({ partnerId, subcategoryIds, benefitTypes }: PinRow): string => `${partnerId} ${subcategoryIds.join()} ${[...benefitTypes].sort().join()}`;

const groupsOf = (pins: readonly PinRow[]): { readonly groups: readonly Group[]; readonly groupOf: Uint32Array } => {
  const places = new Map<string, number>();
  const groups: Group[] = [];
  const groupOf = Uint32Array.from(pins, (pin) => {
    const name = groupName(pin);
    const known = places.get(name);
    if (known !== undefined) return known;
    places.set(name, groups.length);
    return groups.push(pin) - 1;
  });
  return { groups, groupOf };
};

const meets = <T>(wanted: readonly T[] | undefined, own: readonly T[]): boolean => !wanted?.length || own.some((one) => wanted.includes(one));

/** Whether a group is what a filter asks for: one of the values of each of its parts. */
const matches = ({ categories, subcategories, payment, sustainability, filteredPartnerId }: MapFilter, categoryOf: ReadonlyMap<number, number>) => (group: Group): boolean => {
  const levels = sustainability?.includes('all') ? [] : (sustainability ?? []).flatMap((level) => (level === 'all' ? [] : [badgeOfLevel[level]]));
  return (
    (filteredPartnerId === undefined || group.partnerId === filteredPartnerId)
    && meets(subcategories, group.subcategoryIds)
    && meets(categories, group.subcategoryIds.flatMap((id) => categoryOf.get(id) ?? []))
    && meets(meantPayment(payment ?? []), group.benefitTypes)
    && (levels.length === 0 || levels.some((level) => level === group.sustainability))
  );
};

const filterKey = ({ categories, subcategories, payment, sustainability, filteredPartnerId }: MapFilter): string =>
  JSON.stringify([[...(categories ?? [])].sort((a, b) => a - b), [...(subcategories ?? [])].sort((a, b) => a - b), [...(payment ?? [])].sort(), [...(sustainability ?? [])].sort(), filteredPartnerId ?? 0]);
const audienceKey = (audience: Audience): string => (audience.kind === 'client' ? `client ${audience.clientId}` : audience.kind);

const build = async (db: Db) => {
  const [pins, categoryOf] = await Promise.all([listPins(db), listCategoryOfSubcategory(db)]);
  const { groups, groupOf } = groupsOf(pins);
  const index = await PinIndex.build({ ids: Uint32Array.from(pins, ({ id }) => id), lng: Float64Array.from(pins, ({ lng }) => lng), lat: Float64Array.from(pins, ({ lat }) => lat), groups: groupOf });
  const version = createHash('sha1').update(index.keys).update(index.ids).update(JSON.stringify(groups)).digest('base64url').slice(0, 12);
  const audiences = new LRUCache<string, Promise<ReadonlySet<number>>>({ max: mostAudiences });
  const filters = new LRUCache<string, PinFilter>({ max: mostFilters });
  const partnersOf = (audience: Audience): Promise<ReadonlySet<number>> => {
    const key = audienceKey(audience);
    const kept = audiences.get(key) ?? listVisiblePartners(db, audience).catch((error: unknown) => { audiences.delete(key); throw error; });
    audiences.set(key, kept);
    return kept;
  };
  return {
    index, version,
    groupOfPin: (pin: number): Group | undefined => groups[index.groups[pin] ?? 0],
    /** The pins an audience sees of what is asked for. */
    filterFor: async (asked: MapFilter, audience: Audience): Promise<PinFilter> => {
      const visible = await partnersOf(audience);
      const key = `${audienceKey(audience)} ${filterKey(asked)}`;
      const kept = filters.get(key);
      if (kept) return kept;
      const isAsked = matches(asked, categoryOf);
      const made = new PinFilter(index, Uint8Array.from(groups, (group) => (visible.has(group.partnerId) && isAsked(group) ? 1 : 0)));
      filters.set(key, made);
      return made;
    },
  };
};
export type MapModel = Awaited<ReturnType<typeof build>>;

/** The map of this process, made from the catalogue and made anew after it changes. */
export const mapModel = (make: MakeReadModel, db: Db) => make(() => build(db));
