import { LRUCache } from 'lru-cache';
import { atMost } from '../../platform/at-most.ts';
import { BitSet } from '../../platform/bit-set.ts';
import type { CatalogueModel, PartnerFacts } from '../model/index.ts';

/** 5,000 partners are 800 bytes of each. */
const keptSets = 4_000;
/** A set that missed more changes than these is rebuilt. */
const rememberedChanges = 1_000;

type Test = (partner: PartnerFacts) => boolean;
type Kept = { readonly set: BitSet; seen: number };

/** When something of a partner that time decides is next another one. */
const nextOf = ({ validFrom, validTo, sustainabilityUntil }: PartnerFacts, now: number): number =>
  Math.min(
    ...[validFrom, validTo, sustainabilityUntil].map((at) =>
      at !== null && at > now ? at : Infinity,
    ),
  );
/** A number for each time between two moments at which some partner comes or goes by itself. */
const createMoments = ({ partners, now }: CatalogueModel): (() => number) => {
  let [from, until, moment] = [Infinity, -Infinity, 0];
  partners.onRecord((_before, after) => {
    if (after) until = Math.min(until, nextOf(after, from));
  });
  return () => {
    const time = now();
    if (time >= from && time < until) return moment;
    from = time;
    until = Infinity;
    for (const partner of partners.values()) until = Math.min(until, nextOf(partner, time));
    return (moment += 1);
  };
};

/**
 * Sets of partners by what they are chosen by: a category, who sees them, how is paid there. Each is made once and
 * brought up to date, partner by partner, when it is asked for; a list is what several have in common.
 */
export const createPartnerSets = (model: CatalogueModel) => {
  const kept = new LRUCache<string, Kept>(atMost(keptSets));
  const momentOf = createMoments(model);
  let changed: number[] = [];
  let forgotten = 0;
  model.onPartner((id) => {
    changed.push(id);
    if (changed.length <= rememberedChanges) return;
    forgotten += changed.length;
    changed = [];
  });
  model.onFiling(() => kept.clear());
  model.clients.onRecord(() => kept.clear());
  const made = (test: Test): Kept => {
    const set = new BitSet();
    for (const partner of model.partners.values()) set.put(partner.id, test(partner));
    return { set, seen: forgotten + changed.length };
  };
  /** Those that pass a test, which is known by its name. */
  const of = (name: string, test: Test): BitSet => {
    const known = kept.get(name);
    if (!known || known.seen < forgotten) {
      const fresh = made(test);
      kept.set(name, fresh);
      return fresh.set;
    }
    for (const id of changed.slice(known.seen - forgotten)) {
      const partner = model.partners.get(id);
      known.set.put(id, partner !== undefined && test(partner));
    }
    known.seen = forgotten + changed.length;
    return known.set;
  };
  return {
    of,
    /** Of a test that time decides, too. */
    now: (name: string, test: Test): BitSet => of(`${name} at ${momentOf()}`, test),
  };
};
export type PartnerSets = ReturnType<typeof createPartnerSets>;
