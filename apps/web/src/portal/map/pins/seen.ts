import type { Map as MapLibre, MapGeoJSONFeature } from 'maplibre-gl';
import type { Pin } from './pin.ts';

/** A single pin that is drawn; where nothing stands close at its right it has room for words. */
export type SeenPin = Pin & { readonly isRoomy: boolean };

/** More than can be told apart on a map. */
const maxPins = 120;
/** What words at a pin need beside it, in pixels; they stand at its head, above its point. */
const room = { width: 128, height: 30, above: 24 } as const;
/** How far a ring of gathered places reaches from its middle. */
const ring = 26;

type Spot = { readonly x: number; readonly y: number };

/** Whether a ring reaches to where the words of a pin would stand. */
const covers = (round: Spot, { x, y }: Spot): boolean =>
  round.x > x - ring &&
  round.x < x + room.width + ring &&
  Math.abs(round.y - (y - room.above)) < room.height / 2 + ring;

/** Which spots have none of the others, and no ring, where their words would stand. */
export const roomyOf = (spots: readonly Spot[], rings: readonly Spot[]): boolean[] =>
  spots.map(
    (spot) =>
      !rings.some((round) => covers(round, spot)) &&
      spots.every(
        (other) =>
          other === spot ||
          other.x <= spot.x - 1 ||
          other.x > spot.x + room.width ||
          Math.abs(other.y - spot.y) > room.height ||
          // two on one spot: only one of them speaks
          (other.x === spot.x && other.y === spot.y && spots.indexOf(spot) < spots.indexOf(other)),
      ),
  );

/** Tells which single pins are on the map each time it has come to rest, when they are others than before. */
export const tellSeen = (
  map: MapLibre,
  pinOf: (feature: MapGeoJSONFeature) => Pin,
  onSeen: (pins: readonly SeenPin[]) => void,
): void => {
  let lastKey = '';
  map.on('idle', () => {
    if (!map.getLayer('pins')) return;
    const drawn = (layer: string): Pin[] => [
      ...new Map(
        map.queryRenderedFeatures({ layers: [layer] }).map((feature) => {
          const pin = pinOf(feature);
          return [`${pin.id} ${pin.lat} ${pin.lng}`, pin];
        }),
      ).values(),
    ];
    const spotOf = ({ lat, lng }: Pin): Spot => map.project([lng, lat]);
    const pins = drawn('pins')
      .toSorted((a, b) => b.lat - a.lat || a.lng - b.lng)
      .slice(0, maxPins);
    const rings = [...drawn('clusters'), ...drawn('stacks')].map(spotOf);
    const roomy = roomyOf(pins.map(spotOf), rings);
    const seen = pins.map((pin, at) => ({ ...pin, isRoomy: roomy[at] ?? false }));
    const now = seen.map(({ id, isRoomy }) => `${id}${isRoomy ? '+' : ''}`).join();
    if (now === lastKey) return;
    lastKey = now;
    onSeen(seen);
  });
};
