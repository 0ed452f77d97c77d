/**
 * The window over both countries: its north-west corner in degrees, and the drawing's units per
 * degree of latitude.
 */
const west = 12;
const north = 51.2;
const unitsPerDegree = 100;
/** A degree of longitude is that much shorter in the middle of the map. */
const squeeze = Math.cos((49.2 * Math.PI) / 180);
export const mapWidth = 700;
export const mapHeight = 360;
export const zoomLevels = [1, 4, 16] as const;
export type ZoomLevel = (typeof zoomLevels)[number];
export type Point = { readonly lat: number; readonly lng: number };
/** A position in the drawing. */
export type Position = { readonly x: number; readonly y: number };
/** The visible part of the drawing. */
export type View = Position & { readonly width: number; readonly height: number };

export const project = ({ lat, lng }: Point): Position => ({
  x: (lng - west) * squeeze * unitsPerDegree,
  y: (north - lat) * unitsPerDegree,
});
const round = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;
/** The opposite of `project`, to about a metre. */
export const unproject = ({ x, y }: Position): Point => ({
  lat: round(north - y / unitsPerDegree),
  lng: round(west + x / unitsPerDegree / squeeze),
});

export const wholeMap: View = { x: 0, y: 0, width: mapWidth, height: mapHeight };
export const isInside = ({ x, y }: Position, view: View): boolean =>
  x >= view.x && y >= view.y && x <= view.x + view.width && y <= view.y + view.height;

const clamp = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, value));
/** The window of a zoom level around a position, kept inside the drawing. */
export const viewAround = (centre: Position, zoom: ZoomLevel): View => {
  const width = mapWidth / zoom;
  const height = mapHeight / zoom;
  return {
    x: clamp(centre.x - width / 2, 0, mapWidth - width),
    y: clamp(centre.y - height / 2, 0, mapHeight - height),
    width,
    height,
  };
};
/** The point at fractions of a view; they are clamped between 0 and 1 (specification, section 5). */
export const pointAt = (view: View, across: number, down: number): Point =>
  unproject({
    x: view.x + clamp(across, 0, 1) * view.width,
    y: view.y + clamp(down, 0, 1) * view.height,
  });
/** A point moved by steps of the arrow keys: a hundredth of what is seen. */
export const nudged = (point: Point, right: number, down: number, zoom: ZoomLevel): Point => {
  const { x, y } = project(point);
  const step = mapWidth / zoom / 100;
  return unproject({
    x: clamp(x + right * step, 0, mapWidth),
    y: clamp(y + down * step, 0, mapHeight),
  });
};
