import type { Feature, Polygon, Position } from 'geojson';
import { reachOf, type Settlement } from './places.ts';

const corners = 40;
const kilometresPerDegree = 111.3;

/** Numbers between 0 and 1 that are always the same for a key. */
const randomOf = (key: number) => {
  let state = (key * 2_654_435_761 + 1) >>> 0;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/**
 * The built-up area of a town, guessed: as large as its population asks for, with an outline of a few waves, since no
 * npm package knows the real one. It keeps near zooms from being an empty sheet and says where the town is.
 */
export const urbanFeature = ({ key, population, isPart, lng, lat }: Settlement): Feature<Polygon>[] => {
  if (isPart) return [];
  const random = randomOf(key);
  const waves = [2, 3, 5, 7].map((count) => ({ count, height: (0.55 * random()) / count, turn: random() * 2 * Math.PI }));
  const ring = Array.from({ length: corners }, (_, corner): Position => {
    const angle = (corner / corners) * 2 * Math.PI;
    const reach = reachOf(population) * waves.reduce((sum, { count, height, turn }) => sum + height * Math.cos(count * angle + turn), 0.82);
    return [lng + (reach * Math.cos(angle)) / (kilometresPerDegree * Math.cos((lat * Math.PI) / 180)), lat + (reach * Math.sin(angle)) / kilometresPerDegree];
  });
  return [{ type: 'Feature', geometry: { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] }, properties: { kind: 'urban_area', sort_key: -population } }];
};
