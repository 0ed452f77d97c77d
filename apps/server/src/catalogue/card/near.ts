import { type CardView, distanceInMetres } from '@cafeteria/contract';
import type { Reader } from '../../kernel/caller/index.ts';
import type { BitSet } from '../../platform/bit-set.ts';
import { lastingBut } from '../../platform/http/index.ts';
import { type CatalogueModel, shownTo } from '../model/index.ts';
import { createGrid, isLocated, type Located } from './grid.ts';
import type { Position } from './position.ts';

/** Degrees searched round a position before "nearby" gives up: some 75 km. */
const nearbyDegrees = 0.7;
/** …and before a list puts all of its partners in order: what is farther costs more cells than it spares partners. */
const listDegrees = 2.8;
/** Searched first; then twice as far, and so on. */
const firstDegrees = nearbyDegrees / 16;
/** Nearer to a pole than some 72° degrees of longitude are so short that a search would go round the world. */
const leastShortened = 0.3;

const shortenedAt = (lat: number): number => Math.cos((lat * Math.PI) / 180);
/** As far to the east and west as so many degrees are to the north and south. */
const lngDegreesOf = ({ lat }: Position, degrees: number): number =>
  degrees / Math.max(shortenedAt(lat), leastShortened);
/** Squared distance in degrees, longitude shortened by the latitude: good for ordering near points. */
const nearnessOf = ({ lat, lng }: Position): ((office: Position) => number) => {
  const shortened = shortenedAt(lat);
  return (office) => (office.lat - lat) ** 2 + ((office.lng - lng) * shortened) ** 2;
};

type Nearest = { readonly office: Located; readonly nearness: number };
/** Finds the branch office of each partner that is nearest to a position. */
const nearestTo = ({ officesOf }: Pick<CatalogueModel, 'officesOf'>, position: Position) => {
  const nearness = nearnessOf(position);
  return (partnerId: number): Nearest | undefined => {
    let nearest: Nearest | undefined;
    for (const office of officesOf(partnerId)) {
      if (!isLocated(office)) continue;
      const found = nearness(office);
      if (!nearest || found < nearest.nearness) nearest = { office, nearness: found };
    }
    return nearest;
  };
};

/** Where each partner's branch offices stand, `[lat, lng, lat, lng, …]`: lists by distance go through all of them. */
const createPlaces = ({ offices, officesOf }: Pick<CatalogueModel, 'offices' | 'officesOf'>) => {
  const kept = new Map<number, readonly number[]>();
  offices.onRecord((before, after) => {
    for (const office of [before, after]) if (office) kept.delete(office.partnerId);
  });
  return (partnerId: number): readonly number[] => {
    const known = kept.get(partnerId);
    if (known) return known;
    const places = [...officesOf(partnerId)]
      .filter((office) => isLocated(office))
      .flatMap(({ lat, lng }) => [lat, lng]);
    kept.set(partnerId, places);
    return places;
  };
};

/** How near a partner is: the squared distance of its nearest branch office (`nearnessOf`). */
export type PartnerNearness = readonly [partnerId: number, nearness: number];
/** Searches round a position, ever farther, until so many partners that pass are found. */
const searchAround = (model: Pick<CatalogueModel, 'offices'>) => {
  const within = createGrid(model.offices);
  /** Partners with a branch office within so many degrees, each by its nearest one: all there are as near. */
  const partnersWithin = (position: Position, degrees: number): Map<number, number> => {
    const nearness = nearnessOf(position);
    const best = new Map<number, number>();
    for (const office of within(position, degrees, lngDegreesOf(position, degrees))) {
      const found = nearness(office);
      // beyond that distance something nearer may stand outside of what was searched
      if (found > degrees ** 2) continue;
      if (found < (best.get(office.partnerId) ?? Infinity)) best.set(office.partnerId, found);
    }
    return best;
  };
  return (
    position: Position,
    passes: (partnerId: number) => boolean,
    { wanted, farthest }: { readonly wanted: number; readonly farthest: number },
  ): PartnerNearness[] => {
    for (let degrees = firstDegrees; ; degrees = Math.min(farthest, degrees * 2)) {
      const found = [...partnersWithin(position, degrees)].filter(([id]) => passes(id));
      if (found.length >= wanted || degrees >= farthest) return found;
    }
  };
};

/** What is near a position. */
export const createNear = (
  model: CatalogueModel,
  placesOf = createPlaces(model),
  search = searchAround(model),
) => ({
  /** How near each partner is, for ordering; infinitely far where it is nowhere. */
  nearnessTo: ({ lat, lng }: Position): ((partnerId: number) => number) => {
    const shortened = shortenedAt(lat);
    return (partnerId) => {
      const places = placesOf(partnerId);
      let nearest = Infinity;
      for (let at = 0; at < places.length; at += 2) {
        const north = (places[at] ?? 0) - lat;
        const east = (places[at + 1] ?? 0) - lng;
        nearest = Math.min(nearest, north ** 2 + (east * shortened) ** 2);
      }
      return nearest;
    };
  },
  /** Partners a reader sees with a branch office near a position, the nearest first. */
  nearby: ({ audience }: Reader, position: Position, limit: number): number[] => {
    const { partner } = shownTo(model, audience);
    const isShown = (id: number): boolean => partner(id) !== undefined;
    return search(position, isShown, { wanted: limit, farthest: nearbyDegrees })
      .sort((a, b) => a[1] - b[1] || a[0] - b[0])
      .slice(0, limit)
      .map(([id]) => id);
  },
  /** At least so many of a set, all that are as near; undefined where there are not so many within reach. */
  nearest: (
    position: Position,
    chosen: BitSet,
    wanted: number,
  ): readonly PartnerNearness[] | undefined => {
    if (shortenedAt(position.lat) < leastShortened) return undefined;
    const found = search(position, (id) => chosen.has(id), { wanted, farthest: listDegrees });
    return found.length < wanted ? undefined : found;
  },
  /** Tells partner cards how far their nearest branch is; without a position they stay as they are. */
  withDistances: (cards: CardView[], position: Position | undefined): CardView[] => {
    if (!position) return cards;
    const nearestOf = nearestTo(model, position);
    return cards.map((card) => {
      const nearest = nearestOf(card.id);
      if (!nearest) return card;
      const distance: CardView['distance'] = {
        mode: 'distance',
        meters: Math.round(distanceInMetres(position, nearest.office)),
        address: null,
        branchOfficeId: nearest.office.id,
      };
      return lastingBut(card, { distance });
    });
  },
});
export type Near = ReturnType<typeof createNear>;
