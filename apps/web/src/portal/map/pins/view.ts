import { zoomLimits } from '@cafeteria/contract';

/** A point on the earth, in degrees. */
export type Point = { readonly lat: number; readonly lng: number };
/** What a map shows, worked out without one: Web Mercator on a world of 512 pixels at zoom 0, north up. */
export type View = Point & { readonly zoom: number };
export type Size = { readonly width: number; readonly height: number };
export type Bounds = {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
};
/** The same point as a share of the world from its north-western corner. */
type WorldPoint = { readonly x: number; readonly y: number };

const worldSize = 512;
/** A town among its neighbours, one branch office. */
export const zoomOf = { town: 12, office: 14 } as const;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;
const clamp = (value: number, from: number, to: number): number =>
  Math.min(to, Math.max(from, value));
const project = ({ lat, lng }: Point): WorldPoint => ({
  x: lng / 360 + 0.5,
  y: 0.5 - Math.asinh(Math.tan(radians(lat))) / (2 * Math.PI),
});
const unproject = ({ x, y }: WorldPoint): Point => ({
  lng: (clamp(x, 0, 1) - 0.5) * 360,
  lat: degrees(Math.atan(Math.sinh((0.5 - clamp(y, 0, 1)) * 2 * Math.PI))),
});
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Exact to a metre: enough to come back to the same picture, short enough for an address. */
export const roundedView = ({ lat, lng, zoom }: View): View => ({
  lat: rounded(lat, 5),
  lng: rounded(lng, 5),
  zoom: rounded(zoom, 2),
});
export const isSameView = (a: View, b: View): boolean =>
  Math.abs(a.zoom - b.zoom) < 0.01 &&
  Math.max(Math.abs(a.lat - b.lat), Math.abs(a.lng - b.lng)) < 0.000_02;

/** The degrees at the edges of a map of a size in pixels. */
export const boundsOf = (view: View, { width, height }: Size): Bounds => {
  const { x, y } = project(view);
  const pixel = 1 / (worldSize * 2 ** view.zoom);
  const [northWest, southEast] = [
    unproject({ x: x - (width / 2) * pixel, y: y - (height / 2) * pixel }),
    unproject({ x: x + (width / 2) * pixel, y: y + (height / 2) * pixel }),
  ];
  return {
    north: rounded(northWest.lat, 5),
    south: rounded(southEast.lat, 5),
    east: rounded(southEast.lng, 5),
    west: rounded(northWest.lng, 5),
  };
};

/** Where a point of the earth stands on a map of a size, in pixels from its corner. */
export const pixelOf = (
  point: Point,
  view: View,
  { width, height }: Size,
): { readonly x: number; readonly y: number } => {
  const [at, centre] = [project(point), project(view)];
  const pixels = worldSize * 2 ** view.zoom;
  return { x: width / 2 + (at.x - centre.x) * pixels, y: height / 2 + (at.y - centre.y) * pixels };
};

/** The view with its centre moved by pixels, to the right and down. */
export const shiftedView = (view: View, right: number, down: number): View => {
  const { x, y } = project(view);
  const pixel = 1 / (worldSize * 2 ** view.zoom);
  return roundedView({
    ...unproject({ x: x + right * pixel, y: y + down * pixel }),
    zoom: view.zoom,
  });
};

/** Pixels at the edges of a map that are not free: something lies over them, or would be cut there. */
export type Insets = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};
/** Where nothing lies over the map. */
const margin = 67;
const evenInsets: Insets = { top: margin, right: margin, bottom: margin, left: margin };

/** The closest view that holds bounds in its free part; nothing is looked at closer than `nearest`. */
export const viewOfBounds = (
  { north, south, east, west }: Bounds,
  { width, height }: Size,
  { top, right, bottom, left }: Insets = evenInsets,
  nearest: number = zoomOf.office,
): View => {
  const [from, to] = [project({ lat: north, lng: west }), project({ lat: south, lng: east })];
  const room = (side: number, occupied: number): number => Math.max(side - occupied, side / 4);
  const widest = Math.max(
    (to.x - from.x) / room(width, left + right),
    (to.y - from.y) / room(height, top + bottom),
    Number.EPSILON,
  );
  const zoom = clamp(-Math.log2(widest * worldSize), zoomLimits.min, nearest);
  const middle = unproject({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  return shiftedView({ ...middle, zoom }, (right - left) / 2, (bottom - top) / 2);
};
