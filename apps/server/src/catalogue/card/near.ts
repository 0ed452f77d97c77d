import { type CardView, distanceInMetres } from '@cafeteria/contract';
import type { Reader } from '../../kernel/caller/index.ts';
import { lastingBut } from '../../platform/http/index.ts';
import { type CatalogueModel, shownTo } from '../model/index.ts';
import { createGrid, isLocated, type Located } from './grid.ts';
import type { Position } from './position.ts';

/** Degrees searched round a position before "nearby" gives up: some 75 km. */
const nearbyDegrees = 0.7;
/** …as far to the east and west, where degrees are shorter. */
const lngStretch = 1.6;
/** Searched first; then twice as far, and so on. */
const firstDegrees = nearbyDegrees / 16;

const shortenedAt = (lat: number): number => Math.cos((lat * Math.PI) / 180);
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
  // by id: a list goes through thousands, and a map takes longer to look in than the distance to measure
  const kept: (readonly number[] | undefined)[] = [];
  offices.onRecord((before, after) => {
    for (const office of [before, after]) if (office) kept[office.partnerId] = undefined;
  });
  return (partnerId: number): readonly number[] =>
    (kept[partnerId] ??= [...officesOf(partnerId)]
      .filter((office) => isLocated(office))
      .flatMap(({ lat, lng }) => [lat, lng]));
};

/** The nearest partners a reader sees, searched ever farther round a position until there are enough. */
const nearbyOf = (model: CatalogueModel) => {
  const within = createGrid(model.offices);
  /** Partners with a branch office within so many degrees, by how near that is; those farther away are left out. */
  const nearnessesWithin = (position: Position, degrees: number): Map<number, number> => {
    const isLast = degrees >= nearbyDegrees;
    const nearness = nearnessOf(position);
    const best = new Map<number, number>();
    for (const office of within(position, degrees, degrees * lngStretch)) {
      const found = nearness(office);
      // beyond that distance something nearer may stand outside of what was searched
      if (!isLast && found > degrees ** 2) continue;
      if (found < (best.get(office.partnerId) ?? Number.POSITIVE_INFINITY))
        best.set(office.partnerId, found);
    }
    return best;
  };
  return ({ audience }: Reader, position: Position, limit: number): number[] => {
    const shown = shownTo(model, audience);
    for (let degrees = firstDegrees; ; degrees = Math.min(nearbyDegrees, degrees * 2)) {
      const ids = [...nearnessesWithin(position, degrees)]
        .filter(([id]) => shown.partner(id))
        .sort((a, b) => a[1] - b[1] || a[0] - b[0])
        .map(([id]) => id);
      if (ids.length >= limit || degrees >= nearbyDegrees) return ids.slice(0, limit);
    }
  };
};

/** What is near a position. */
export const createNear = (model: CatalogueModel, placesOf = createPlaces(model)) => ({
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
  /** Partners with a branch office near a position, the nearest first. */
  nearby: nearbyOf(model),
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
