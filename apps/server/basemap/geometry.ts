/** Cutting out a box of the world, in degrees. */
import type { Box } from '../src/platform/pmtiles/index.ts';
import type { LineString, MultiLineString, MultiPolygon, Polygon, Position } from './geojson.ts';

/** A half of the plane: what lies on its inner side, and where a segment crosses its edge. */
type Side = {
  readonly isInside: (at: Position) => boolean;
  readonly crossing: (from: Position, to: Position) => Position;
};

const lng = (at: Position): number => at[0] ?? 0;
const lat = (at: Position): number => at[1] ?? 0;
const between = (from: Position, to: Position, share: number): Position => [
  lng(from) + share * (lng(to) - lng(from)),
  lat(from) + share * (lat(to) - lat(from)),
];

const side = (of: (at: Position) => number, edge: number, sign: 1 | -1): Side => ({
  isInside: (at) => sign * (of(at) - edge) >= 0,
  crossing: (from, to) => between(from, to, (edge - of(from)) / (of(to) - of(from))),
});
const sidesOf = ({ west, south, east, north }: Box): readonly Side[] => [
  side(lng, west, 1),
  side(lng, east, -1),
  side(lat, south, 1),
  side(lat, north, -1),
];

/** Sutherland and Hodgman: one side after the other. */
const clipRing = (ring: readonly Position[], sides: readonly Side[]): Position[] => {
  let points = [...ring];
  for (const { isInside, crossing } of sides) {
    points = points.flatMap((point, place) => {
      const next = points[(place + 1) % points.length] ?? point;
      const kept = isInside(point) ? [point] : [];
      return isInside(point) === isInside(next) ? kept : [...kept, crossing(point, next)];
    });
  }
  const [first] = points;
  return first && points.length > 2 ? [...points, first] : [];
};

/** What lies of an area inside a box; undefined when nothing does. */
export const clipArea = (area: Polygon | MultiPolygon, box: Box): MultiPolygon | undefined => {
  const sides = sidesOf(box);
  const polygons = area.type === 'Polygon' ? [area.coordinates] : area.coordinates;
  const coordinates = polygons
    .map((rings) => rings.map((ring) => clipRing(ring, sides)).filter((ring) => ring.length > 0))
    .filter((rings) => rings.length > 0);
  return coordinates.length > 0 ? { type: 'MultiPolygon', coordinates } : undefined;
};

/** The parts of a line inside a box, to the point before and after its edge. */
export const clipLine = (
  line: LineString | MultiLineString,
  { west, south, east, north }: Box,
): MultiLineString | undefined => {
  const isInside = (at: Position | undefined): boolean =>
    at !== undefined && lng(at) >= west && lng(at) <= east && lat(at) >= south && lat(at) <= north;
  const parts: Position[][] = [];
  for (const points of line.type === 'LineString' ? [line.coordinates] : line.coordinates) {
    let part: Position[] = [];
    points.forEach((point, place) => {
      if (isInside(points[place - 1]) || isInside(point) || isInside(points[place + 1]))
        return void part.push(point);
      if (part.length > 1) parts.push(part);
      part = [];
    });
    if (part.length > 1) parts.push(part);
  }
  return parts.length > 0 ? { type: 'MultiLineString', coordinates: parts } : undefined;
};

/** The parts of a line outside a box. */
export const cutOut = (
  line: MultiLineString,
  { west, south, east, north }: Box,
): MultiLineString => {
  const isInside = (at: Position): boolean =>
    lng(at) >= west && lng(at) <= east && lat(at) >= south && lat(at) <= north;
  const coordinates = line.coordinates.flatMap((points) => {
    const parts: Position[][] = [[]];
    for (const point of points) {
      if (isInside(point)) parts.push([]);
      else parts.at(-1)?.push(point);
    }
    return parts.filter((part) => part.length > 1);
  });
  return { type: 'MultiLineString', coordinates };
};

/**
 * Rounds the corners of a line (Chaikin's algorithm) so that a coarse one looks smooth up close;
 * its ends stay.
 */
export const smooth = (points: readonly Position[], rounds: number): Position[] => {
  let line = [...points];
  for (let round = 0; round < rounds; round += 1) {
    const cut = line.slice(1).flatMap((to, place) => {
      const from = line[place] ?? to;
      return [between(from, to, 0.25), between(from, to, 0.75)];
    });
    line = [...line.slice(0, 1), ...cut, ...line.slice(-1)];
  }
  return line;
};
