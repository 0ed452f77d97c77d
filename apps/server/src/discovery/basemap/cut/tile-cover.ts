/** Which tiles show a part of the world, and what one sees around it from afar. */
import { zxyToTileId } from 'pmtiles';
import { mercatorX, mercatorY } from '../../../platform/pin-index/index.ts';
import { type Box, type TileRange, tileRanges } from '../../../platform/pmtiles/index.ts';

/** A convex outline: longitude and latitude of its corners, one after the other. */
export type Outline = readonly (readonly [number, number])[];

/**
 * Generous outlines: nothing of either country lies outside, and about ten kilometres around it are inside
 * (`tile-cover.test.ts` holds every town and the borders of Natural Earth against them).
 */
export const countryOutlines = {
  CZ: [
    [12, 50.1],
    [12.55, 49.3],
    [14, 48.5],
    [14.4, 48.45],
    [17, 48.5],
    [18.1, 48.9],
    [19, 49.4],
    [19, 49.7],
    [18.7, 50],
    [17.8, 50.45],
    [15.2, 51.12],
    [14.2, 51.15],
    [12, 50.45],
  ],
  SK: [
    [16.7, 48.4],
    [16.75, 48.2],
    [17, 47.95],
    [17.5, 47.7],
    [18.2, 47.65],
    [18.8, 47.68],
    [22.2, 48.28],
    [22.7, 49],
    [22.7, 49.15],
    [21.9, 49.47],
    [19.5, 49.7],
    [18.4, 49.6],
    [17, 48.9],
  ],
} as const satisfies Readonly<Record<'CZ' | 'SK', Outline>>;

export const outlineOf = ({ west, south, east, north }: Box): Outline => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

/** What is seen from afar is Europe, as on the bundled map. */
const europe: Box = { west: -30, south: 28, east: 62, north: 71 };
const lastOfEurope = 6;
/** The tiles of this zoom (12 km at home) that touch an outline are wanted with all that lies in them. */
const cellZoom = 11;

type Cell = { readonly x: number; readonly y: number };
type Point = readonly [number, number];
const worldBits = 26;

const pointsAt = (outline: Outline, zoom: number): Point[] => {
  const size = 2 ** (worldBits - zoom);
  return outline.map(([lng, lat]) => [mercatorX(lng) / size, mercatorY(lat) / size]);
};
const cross = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const sidesOf = (points: readonly Point[]): (readonly [Point, Point])[] =>
  points.map((point, at) => [point, points[(at + 1) % points.length] ?? point] as const);

/** Two convex shapes are apart when a side of one has all of the other beyond it. */
const touches = (points: readonly Point[], { x, y }: Cell, turn: number): boolean => {
  const corners: Point[] = [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ];
  return !sidesOf(points).some(([from, to]) =>
    corners.every((corner) => cross(from, to, corner) * turn < 0),
  );
};

/** The tiles of a zoom that an outline touches. */
const cellsAt = (outline: Outline, zoom: number): Cell[] => {
  const points = pointsAt(outline, zoom);
  const turn = Math.sign(
    sidesOf(points).reduce((sum, [from, to]) => sum + from[0] * to[1] - to[0] * from[1], 0),
  );
  const last = 2 ** zoom - 1;
  const span = (of: 0 | 1): number[] => {
    const all = points.map((point) => point[of]);
    const first = Math.floor(Math.min(...all));
    return Array.from(
      { length: Math.min(last, Math.floor(Math.max(...all))) - first + 1 },
      (_, at) => first + at,
    );
  };
  return span(0)
    .flatMap((x) => span(1).map((y) => ({ x, y })))
    .filter((cell) => touches(points, cell, turn));
};

const one = (z: number, { x, y }: Cell): TileRange => {
  const from = zxyToTileId(z, x, y);
  return { from, to: from + 1 };
};

/** What lies below a tile is one range of every nearer zoom. */
const below = ({ x, y }: Cell, zoom: number): TileRange => {
  const children = 4 ** (zoom - cellZoom);
  const place = zxyToTileId(cellZoom, x, y) - zxyToTileId(cellZoom, 0, 0);
  const from = zxyToTileId(zoom, 0, 0) + place * children;
  return { from, to: from + children };
};

/** A tile and those around it: a wide window sees further than the outline. */
const withNeighbours = ({ x, y }: Cell, zoom: number): Cell[] => {
  const size = 2 ** zoom;
  return [-1, 0, 1]
    .flatMap((dx) => [-1, 0, 1].map((dy) => ({ x: (x + dx + size) % size, y: y + dy })))
    .filter((cell) => cell.y >= 0 && cell.y < size);
};

const rangesAt = (outlines: readonly Outline[], zoom: number): TileRange[] => {
  if (zoom >= cellZoom)
    return outlines.flatMap((outline) =>
      cellsAt(outline, cellZoom).map((cell) => below(cell, zoom)),
    );
  const near = outlines.flatMap((outline) =>
    cellsAt(outline, zoom).flatMap((cell) => withNeighbours(cell, zoom)),
  );
  const afar = zoom <= lastOfEurope ? cellsAt(outlineOf(europe), zoom) : [];
  return [...near, ...afar].map((cell) => one(zoom, cell));
};

/**
 * The tiles of a map of some outlines, from the whole world to the deepest zoom.
 * @example coverOf([countryOutlines.SK], 15)
 */
export const coverOf = (outlines: readonly Outline[], maxZoom: number): readonly TileRange[] =>
  tileRanges(Array.from({ length: maxZoom + 1 }, (_, zoom) => rangesAt(outlines, zoom)).flat());
