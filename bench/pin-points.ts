/** Places for the measurements of the map: round towns, some of which draw more than others; the same every time. */
import type { Pins } from '../apps/server/src/platform/pin-index/index.ts';
import { seeded } from './random.ts';

const towns = 400;
const pinsOfGroup = 15;
export const categories = 10;

export const groupCount = (count: number): number => Math.ceil(count / pinsOfGroup);
/** Every group is of one category. */
export const categoryOf = (group: number): number => group % categories;

export const makePins = (
  count: number,
): Pins & {
  readonly lng: Float64Array;
  readonly lat: Float64Array;
  readonly ids: Uint32Array;
  readonly groups: Uint32Array;
} => {
  const random = seeded(5);
  const centres = Array.from({ length: towns }, () => ({
    lng: 12.2 + random() * 10,
    lat: 47.9 + random() * 3.1,
    reach: 0.02 + random() ** 3 * 0.2,
  }));
  const spread = (): number => random() + random() + random() - 1.5;
  const pins = {
    ids: new Uint32Array(count),
    lng: new Float64Array(count),
    lat: new Float64Array(count),
    groups: new Uint32Array(count),
  };
  for (let at = 0; at < count; at += 1) {
    const { lng, lat, reach } = centres[Math.floor(random() * random() * towns)] ?? {
      lng: 14.4,
      lat: 50,
      reach: 0.1,
    };
    pins.ids[at] = at + 1;
    pins.lng[at] = lng + spread() * reach;
    pins.lat[at] = lat + spread() * reach * 0.7;
    pins.groups[at] = Math.floor((random() * count) / pinsOfGroup);
  }
  return pins;
};
