/** The zooms of the specification (section 9): the whole of both countries, and a single house. */
export const zoomLimits = { min: 5, max: 20 } as const;
/** How near the map goes to a place; to a house there are two steps left to come closer. */
export const placeZooms = { town: 13, part: 14, address: zoomLimits.max - 2 } as const;
/** Where a map begins that has nothing to look at: Prague (specification, section 9), in Slovakia Bratislava. */
export const mapCentreOf = {
  Cz: { lat: 50.0518, lng: 14.4427 },
  Sk: { lat: 48.1486, lng: 17.1077 },
} as const;

const earthRadius = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in metres between two WGS 84 points (haversine). */
export const distanceInMetres = (
  a: { lat: number; lng: number },
  b: { lat: number; lng: number },
): number => {
  const dLat = radians(b.lat - a.lat);
  const dLng = radians(b.lng - a.lng);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
};
