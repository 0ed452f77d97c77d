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
export type Place = { readonly lat: number; readonly lng: number };
export type Point = { readonly x: number; readonly y: number };
/** The visible part of the drawing. */
export type View = Point & { readonly width: number; readonly height: number };

export const project = ({ lat, lng }: Place): Point => ({
  x: (lng - west) * squeeze * unitsPerDegree,
  y: (north - lat) * unitsPerDegree,
});
const round = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;
/** The opposite of `project`, to about a metre. */
export const unproject = ({ x, y }: Point): Place => ({
  lat: round(north - y / unitsPerDegree),
  lng: round(west + x / unitsPerDegree / squeeze),
});

export const wholeMap: View = { x: 0, y: 0, width: mapWidth, height: mapHeight };
export const isInside = ({ x, y }: Point, view: View): boolean =>
  x >= view.x && y >= view.y && x <= view.x + view.width && y <= view.y + view.height;

const clamp = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, value));
/** The window of a zoom level around a point, kept inside the drawing. */
export const viewAround = (centre: Point, zoom: ZoomLevel): View => {
  const width = mapWidth / zoom;
  const height = mapHeight / zoom;
  return {
    x: clamp(centre.x - width / 2, 0, mapWidth - width),
    y: clamp(centre.y - height / 2, 0, mapHeight - height),
    width,
    height,
  };
};
/** The place at fractions of a view; positions are clamped between 0 and 1 (specification, section 5). */
export const placeAt = (view: View, across: number, down: number): Place =>
  unproject({
    x: view.x + clamp(across, 0, 1) * view.width,
    y: view.y + clamp(down, 0, 1) * view.height,
  });
/** A place moved by steps of the arrow keys: a hundredth of what is seen. */
export const nudged = (place: Place, right: number, down: number, zoom: ZoomLevel): Place => {
  const { x, y } = project(place);
  const step = mapWidth / zoom / 100;
  return unproject({
    x: clamp(x + right * step, 0, mapWidth),
    y: clamp(y + down * step, 0, mapHeight),
  });
};
