import { type AddressComponent, type GeocodedPlace, type geocoderRoutes } from '@cafeteria/contract';
import { sql } from 'kysely';
import { fold } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/index.ts';

type PlaceRow = { id: string; name: string; country: 'CZ' | 'SK'; region: string | null; lat: number; lng: number };

const componentsOf = ({ name, region, country }: PlaceRow): AddressComponent[] => [
  { types: ['locality', 'political'], long_name: name },
  ...(region ? [{ types: ['administrative_area_level_1', 'political'], long_name: region }] : []),
  { types: ['country', 'political'], long_name: country === 'CZ' ? 'Česko' : 'Slovensko', short_name: country },
];

/** The built-in geocoder: towns of both countries from the embedded gazetteer. Others plug in behind the same route. */
export const geocoderHandlers = ({ db }: Deps): Handlers<typeof geocoderRoutes> => ({
  search: async ({ keyword }) => {
    const prefix = `${fold(keyword).replaceAll(/[\\%_]/g, '\\$&')}%`;
    const { rows } = await sql<PlaceRow>`select id, name, country, region, lat, lng from place where folded like ${prefix} order by length(folded), folded, id limit 6`.execute(db);
    return rows.map((row): GeocodedPlace => ({
      placeId: row.id, label: [row.name, row.region].filter(Boolean).join(', '), country: row.country, lat: row.lat, lng: row.lng, components: componentsOf(row),
    }));
  },
});
