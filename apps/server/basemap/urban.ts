import type { Feature, Polygon, Position } from './geojson.ts';
import { reachOf, type Settlement } from './places.ts';

const corners = 64;
const kilometresPerDegree = 111.3;

/** Numbers between 0 and 1 that are always the same for a key. */
const randomOf = (key: number) => {
  let state = (key * 2_654_435_761 + 1) >>> 0;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** A blot of less than a few pixels is dust. */
const leastZoom = (population: number, isPart: boolean): number => {
  if (isPart || population >= 50_000) return 6;
  return population >= 10_000 ? 8 : 9;
};

/** How far a part of a city reaches at least, in kilometres, so that the parts grow together. */
const partReach = 1.5;
/** The middle of a city is smaller than the whole: its parts lie around it, the more the larger it is. */
const shareOfMiddle = (population: number): number => (population > 300_000 ? 0.5 : 0.75);

/**
 * The built-up area of a town, guessed: as large as its population asks for, with an outline of a few waves, since no
 * npm package knows the real one. Cities grow together out of their parts, whose places are known.
 */
export const urbanFeature = ({
  key,
  population,
  isPart,
  lng,
  lat,
}: Settlement): Feature<Polygon> => {
  const random = randomOf(key);
  const waves = [2, 3, 5, 8].map((count) => ({
    count,
    height: (0.5 * random()) / count,
    turn: random() * 2 * Math.PI,
  }));
  const size = isPart
    ? Math.max(reachOf(population), partReach)
    : reachOf(population) * shareOfMiddle(population);
  const ring = Array.from({ length: corners }, (_, corner): Position => {
    const angle = (corner / corners) * 2 * Math.PI;
    const reach =
      size *
      waves.reduce(
        (sum, { count, height, turn }) => sum + height * Math.cos(count * angle + turn),
        1,
      );
    return [
      lng + (reach * Math.cos(angle)) / (kilometresPerDegree * Math.cos((lat * Math.PI) / 180)),
      lat + (reach * Math.sin(angle)) / kilometresPerDegree,
    ];
  });
  return {
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] },
    properties: { kind: 'urban_area', min_zoom: leastZoom(population, isPart) },
  };
};
