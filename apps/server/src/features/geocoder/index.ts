import type { AddressComponent, GeocodedPlace, geocoderRoutes } from '@cafeteria/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { findPlaces, type PlaceRow } from '../place/index.ts';

const suggestions = 6;

const componentsOf = ({ name, region, country }: PlaceRow): AddressComponent[] => [
  { types: ['locality', 'political'], long_name: name },
  ...(region ? [{ types: ['administrative_area_level_1', 'political'], long_name: region }] : []),
  { types: ['country', 'political'], long_name: country === 'CZ' ? 'Česko' : 'Slovensko', short_name: country },
];

const placeOf = (row: PlaceRow): GeocodedPlace => ({
  placeId: row.id, label: [row.name, row.region].filter(Boolean).join(', '), country: row.country, lat: row.lat, lng: row.lng, components: componentsOf(row),
});

/** The built-in geocoder: towns of both countries from the embedded gazetteer. Others plug in behind the same route. */
export const geocoderHandlers = ({ db }: Deps): Handlers<typeof geocoderRoutes> => ({
  search: async ({ keyword }) => (await findPlaces(db, keyword, suggestions)).map(placeOf),
});
