/** A point on the map, in degrees. */
export type Position = { readonly lat: number; readonly lng: number };

/** The position of a query, where it has one. */
export const positionOf = ({
  lat,
  lng,
}: {
  lat?: number | undefined;
  lng?: number | undefined;
}): Position | undefined => (lat !== undefined && lng !== undefined ? { lat, lng } : undefined);
