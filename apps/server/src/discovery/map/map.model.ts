import { createHash } from 'node:crypto';
import { badgeOfLevel, type MapFilter, meantPayment, writePurchases } from '@cafeteria/contract';
import { LRUCache } from 'lru-cache';
import { badgeOf, type Catalogue } from '../../catalogue/card/index.ts';
import {
  type BranchOfficeFacts,
  type CatalogueModel,
  followSeen,
  type PartnerFacts,
  shownTo,
} from '../../catalogue/model/index.ts';
import { type Audience, audienceKey } from '../../kernel/caller/index.ts';
import type { MakeRenewed } from '../../kernel/changes/index.ts';
import { atMost } from '../../platform/at-most.ts';
import { PinFilter, type PinIndex, pinKey } from '../../platform/pin-index/index.ts';
import { followPins, type Group, isLocated, type PlacedPins } from './pins.ts';

/** Browsers keep tiles by their version: what is written otherwise is of another one. */
const tileForm = 'hues';
/** Of filters: each takes less than a byte for a pin, so some six hundred of a map of 50,000. */
const maxFilterBytes = 24_000_000;
const maxAsked = 5_000;
const maxAudiences = 200;

const meets = <T>(wanted: readonly T[] | undefined, own: readonly T[]): boolean =>
  !wanted?.length || own.some((one) => wanted.includes(one));

/** Whether a pin is what a filter asks for: one of the values of each of its parts. */
const matcher = (
  model: CatalogueModel,
  { categories, subcategories, payment, sustainability, filteredPartnerId }: MapFilter,
) => {
  const levels: readonly (string | null)[] = sustainability?.includes('all')
    ? []
    : (sustainability ?? []).flatMap((level) => (level === 'all' ? [] : [badgeOfLevel[level]]));
  const isWithin = (id: number): boolean => {
    const subcategory = model.subcategories.get(id);
    return Boolean(subcategory?.isOn && categories?.includes(subcategory.categoryId));
  };
  const means = meantPayment(payment ?? []);
  const now = model.now();
  return (group: Group, partner: PartnerFacts): boolean => {
    const own = group.subcategoryIds ?? partner.subcategoryIds;
    return (
      (filteredPartnerId === undefined || group.partnerId === filteredPartnerId) &&
      meets(subcategories, own) &&
      (!categories?.length || own.some(isWithin)) &&
      meets(means, group.benefitTypes ?? partner.benefitTypes) &&
      meets(levels, [badgeOf(partner, now)])
    );
  };
};

const filterKey = ({
  categories,
  subcategories,
  payment,
  sustainability,
  filteredPartnerId,
  purchases,
}: MapFilter): string =>
  JSON.stringify([
    [...(categories ?? [])].sort((a, b) => a - b),
    [...(subcategories ?? [])].sort((a, b) => a - b),
    [...(payment ?? [])].sort(),
    [...(sustainability ?? [])].sort(),
    filteredPartnerId ?? 0,
    purchases ? writePurchases(purchases) : '',
  ]);

const prints = new WeakMap<PartnerFacts, string>();
/** What the map takes of a partner, but for what depends on the time. */
const printOf = (partner: PartnerFacts): string => {
  const { id, mainCategoryId, benefitTypes, subcategoryIds } = partner;
  const print =
    prints.get(partner) ?? JSON.stringify([id, mainCategoryId, benefitTypes, subcategoryIds]);
  prints.set(partner, print);
  return print;
};

type Known = Pick<Catalogue, 'model' | 'sales'>;
/** Where a branch office stands in the index; undefined where it is nowhere, or not there yet. */
const pinOf = (index: PinIndex, office: BranchOfficeFacts): number | undefined => {
  if (!isLocated(office)) return undefined;
  const pin = index.placeOf(pinKey(office), office.id);
  return index.ids[pin] === office.id ? pin : undefined;
};
/** Some pins: those of groups (a one for each that is wanted), and others. */
type Chosen = { readonly allowed: Uint8Array; readonly extraPins: readonly number[] };
/** The pins an audience sees of what is asked for. */
const chosenBy = (
  { model, sales }: Known,
  { index, groups }: PlacedPins,
  criteria: MapFilter,
  audience: Audience,
): Chosen => {
  const { partner } = shownTo(model, audience);
  const isAsked = matcher(model, criteria);
  const paid = criteria.purchases && sales.paid(criteria.purchases, audience);
  const allowed = Uint8Array.from(groups, (group) => {
    const found = partner(group.partnerId);
    const isWanted = found && isAsked(group, found) && (!paid || paid.kind(found, group));
    return isWanted ? 1 : 0;
  });
  if (!paid) return { allowed, extraPins: [] };
  const extraPins = [...model.partners.values()]
    .filter(({ id }) => partner(id))
    .flatMap((one) => paid.officesOfOffers(one).filter((office) => isAsked(office, one)))
    .flatMap((office) => pinOf(index, office) ?? []);
  return { allowed, extraPins };
};

const filtersOf = new WeakMap<PinIndex, ReturnType<typeof sharedFilters>>();
/**
 * Filters of an index by the pins they let through: readers who see the same share one. They outlive a change of who
 * sees what, because most such changes take no pin from anybody.
 */
const sharedFilters = (index: PinIndex) => {
  const filters = new LRUCache<string, PinFilter>({
    maxSize: maxFilterBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  return {
    known: (print: string): PinFilter | undefined => filters.get(print),
    /** One that lets these through, and its name among them. */
    share: ({ allowed, extraPins }: Chosen): readonly [print: string, filter: PinFilter] => {
      const print = createHash('sha1').update(allowed).update(extraPins.join()).digest('base64url');
      const made = filters.get(print) ?? new PinFilter(index, allowed, extraPins);
      filters.set(print, made);
      return [print, made];
    },
  };
};

/** What audiences see of some pins, as long as nothing of that changes. */
const viewsOf = (known: Known, placed: PlacedPins) => {
  const { model, sales } = known;
  const { index, groups, version } = placed;
  const versions = new LRUCache<string, string>(atMost(maxAudiences));
  const filters = filtersOf.get(index) ?? sharedFilters(index);
  filtersOf.set(index, filters);
  /** Which of the filters an audience means by what it asks for. */
  const prints = new LRUCache<string, string>(atMost(maxAsked));
  /** By which categories pins are found. */
  const filed = [...model.subcategories.values()]
    .map(({ id, categoryId, isOn }) => [id, categoryId, isOn])
    .toSorted((a, b) => Number(a[0]) - Number(b[0]));
  const makeVersion = (audience: Audience): string => {
    const { partner } = shownTo(model, audience);
    const now = model.now();
    const seen = [...model.partners.values()]
      .filter(({ id }) => partner(id))
      .toSorted((a, b) => a.id - b.id);
    const hash = createHash('sha1').update(tileForm).update(version).update(JSON.stringify(filed));
    for (const one of seen) hash.update(printOf(one)).update(badgeOf(one, now) ?? '');
    return hash.digest('base64url').slice(0, 12);
  };
  return {
    index,
    /** Whose a pin is, and in which category it stands. */
    ownerOf: (pin: number): { readonly partnerId: number; readonly categoryId: number } => {
      const partnerId = groups[index.groups[pin] ?? 0]?.partnerId ?? 0;
      return { partnerId, categoryId: model.partners.get(partnerId)?.mainCategoryId ?? 0 };
    },
    /** Of the pins and of who may see them: the same on every node. */
    versionFor: (audience: Audience): string => {
      const key = audienceKey(audience);
      const made = versions.get(key) ?? makeVersion(audience);
      versions.set(key, made);
      return made;
    },
    /** The pins an audience sees of what is asked for. */
    filterFor: (criteria: MapFilter, audience: Audience): PinFilter => {
      const sold = criteria.purchases ? sales.epoch() : 0;
      const key = `${audienceKey(audience)} ${sold} ${filterKey(criteria)}`;
      const made = filters.known(prints.get(key) ?? '');
      if (made) return made;
      const [print, filter] = filters.share(chosenBy(known, placed, criteria, audience));
      prints.set(key, print);
      return filter;
    },
  };
};
export type MapModel = ReturnType<typeof viewsOf>;

/** The map of this process: pins that follow the branch offices, and what of them is asked of the model. */
export const mapModel = (make: MakeRenewed, known: Known): (() => Promise<MapModel>) => {
  const { model } = known;
  const pins = followPins(make, model);
  const epochOf = followSeen(model, ({ mainCategoryId, benefitTypes, sustainability }) => [
    mainCategoryId,
    benefitTypes,
    sustainability,
  ]);
  let kept:
    | { readonly placed: PlacedPins; readonly epoch: number; readonly map: MapModel }
    | undefined;
  return async () => {
    const placed = await pins();
    const epoch = epochOf();
    if (kept?.placed !== placed || kept.epoch !== epoch)
      kept = { placed, epoch, map: viewsOf(known, placed) };
    return kept.map;
  };
};
