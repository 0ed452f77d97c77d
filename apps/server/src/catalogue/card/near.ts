import { type CardView, distanceInMetres } from '@cafeteria/contract';
import type { Reader } from '../../entity/caller/index.ts';
import { type BranchOfficeRecord, type CatalogueModel, shownTo } from '../model/index.ts';
import type { Position } from './position.ts';

type Located = BranchOfficeRecord & Position;
/** A branch office that is somewhere. */
export const isLocated = (office: BranchOfficeRecord): office is Located => office.lat !== null;

/** Degrees searched round a position before "nearby" gives up: some 75 km. */
const nearbyDegrees = 0.7;
const nearbyLngDegrees = nearbyDegrees * 1.6;

/** Squared distance in degrees, longitude shortened by the latitude: good for ordering near points. */
const nearness = (office: Position, { lat, lng }: Position): number =>
  (office.lat - lat) ** 2 + ((office.lng - lng) * Math.cos((lat * Math.PI) / 180)) ** 2;

type Nearest = { readonly office: Located; readonly nearness: number };
const nearestOf = (
  { officesOf }: Pick<CatalogueModel, 'officesOf'>,
  partnerId: number,
  position: Position,
): Nearest | undefined => {
  let nearest: Nearest | undefined;
  for (const office of officesOf(partnerId)) {
    if (!isLocated(office)) continue;
    const found = nearness(office, position);
    if (!nearest || found < nearest.nearness) nearest = { office, nearness: found };
  }
  return nearest;
};

/** What is near a position. */
export const createNear = (model: CatalogueModel) => ({
  /** How near each partner is, for ordering; null where it is nowhere. */
  nearnessTo: (partnerId: number, position: Position): number | null =>
    nearestOf(model, partnerId, position)?.nearness ?? null,
  /** Partners with a branch office near a position, the nearest first. */
  nearby: ({ audience }: Reader, position: Position, limit: number): number[] => {
    const shown = shownTo(model, audience);
    const best = new Map<number, number>();
    for (const office of model.offices.values()) {
      if (!isLocated(office)) continue;
      if (Math.abs(office.lat - position.lat) > nearbyDegrees) continue;
      if (Math.abs(office.lng - position.lng) > nearbyLngDegrees) continue;
      const found = nearness(office, position);
      if (found < (best.get(office.partnerId) ?? Number.POSITIVE_INFINITY))
        best.set(office.partnerId, found);
    }
    const ids: number[] = [];
    for (const [id] of [...best].sort((a, b) => a[1] - b[1] || a[0] - b[0])) {
      if (shown.partner(id)) ids.push(id);
      if (ids.length === limit) break;
    }
    return ids;
  },
  /** Tells partner cards how far their nearest branch is; without a position they stay as they are. */
  withDistances: (cards: CardView[], position: Position | undefined): CardView[] =>
    position
      ? cards.map((card) => {
          const nearest = nearestOf(model, card.id, position);
          if (!nearest) return card;
          return {
            ...card,
            distance: {
              mode: 'distance',
              meters: Math.round(distanceInMetres(position, nearest.office)),
              address: null,
              branchOfficeId: nearest.office.id,
            },
          };
        })
      : cards,
});
export type Near = ReturnType<typeof createNear>;
