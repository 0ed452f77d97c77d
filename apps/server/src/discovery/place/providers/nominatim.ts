import type { Country } from '@cafeteria/contract';
import * as z from 'zod/mini';
import {
  componentsOf,
  districtNumberOf,
  type FoundPlace,
  numbersOf,
  placeOf,
  townLine,
} from '../found-place.ts';
import {
  addressOf,
  askJson,
  distinct,
  type PlaceProvider,
  type ProviderSettings,
} from './provider.ts';

const word = z.optional(z.string());
const Result = z.object({
  osm_type: z.enum(['node', 'way', 'relation']),
  osm_id: z.int(),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  category: word,
  addresstype: word,
  name: word,
  display_name: z.string(),
  boundingbox: z.optional(
    z.tuple([z.coerce.number(), z.coerce.number(), z.coerce.number(), z.coerce.number()]),
  ),
  address: z.optional(
    z.object({
      house_number: word,
      road: word,
      neighbourhood: word,
      suburb: word,
      city_district: word,
      hamlet: word,
      village: word,
      town: word,
      city: word,
      municipality: word,
      county: word,
      state: word,
      postcode: word,
      country_code: word,
    }),
  ),
});
const Answer = z.array(Result);
type Found = z.output<typeof Result>;

const countries: Readonly<Record<string, Country>> = { cz: 'CZ', sk: 'SK' };
const letterOf = { node: 'N', way: 'W', relation: 'R' } as const;
const isTown = ({ category, address }: Found): boolean =>
  (category === 'place' || category === 'boundary') && !address?.house_number;

const labelOf = ({ name, display_name, address }: Found): string =>
  name ||
  [address?.road, address?.house_number].filter(Boolean).join(' ') ||
  (display_name.split(',')[0] ?? '');
/** South, north, west, east, in Nominatim's order. */
const boundsOf = (box: Found['boundingbox']) =>
  box && { south: box[0], north: box[1], west: box[2], east: box[3] };

const foundOf = (found: Found): FoundPlace[] => {
  const { osm_type, osm_id, lat, lon, boundingbox, address = {} } = found;
  const { road, house_number, suburb, neighbourhood, city_district, postcode, state, hamlet } =
    address;
  const country = countries[address.country_code ?? ''];
  const label = labelOf(found);
  if (!country || !label) return [];
  const city = [address.city, address.town, address.village, address.municipality, hamlet].find(
    Boolean,
  );
  return [
    placeOf({
      id: `${letterOf[osm_type]}${osm_id}`,
      label,
      isTown: isTown(found),
      country,
      at: { lat, lng: lon },
      bounds: boundsOf(boundingbox),
      neighbours: { town: [city, state], address: [townLine(postcode, city)] },
      components: componentsOf({
        street: road,
        ...numbersOf(house_number),
        part: [suburb, neighbourhood, hamlet].find(Boolean),
        districtNumber: districtNumberOf(city_district),
        city,
        region: state,
        postalCode: postcode,
        country,
      }),
    }),
  ];
};

const pauseMs = 1_000;
/** Lets one through in a second, in turn; who would wait longer than it is worth is told at once. */
export const inTurn = () => {
  let free = 0;
  return async (signal: AbortSignal): Promise<void> => {
    const wait = Math.max(0, free - Date.now());
    if (wait > 1.5 * pauseMs) throw new Error('too many wait for their turn');
    free = Date.now() + wait + pauseMs;
    if (wait === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, wait);
    await promise;
    signal.throwIfAborted();
  };
};

/**
 * Nominatim over OpenStreetMap, self-hosted: the public one forbids suggestions while typing. One
 * request a second, as its policy asks.
 */
export const nominatim = ({ url }: ProviderSettings): PlaceProvider => {
  const turn = inTurn();
  const ask = async (
    path: string,
    query: Readonly<Record<string, string | number | undefined>>,
    language: string,
    signal: AbortSignal,
  ): Promise<FoundPlace[]> => {
    await turn(signal);
    const answer = await askJson(
      Answer,
      addressOf(url, path, { ...query, format: 'jsonv2', addressdetails: 1 }),
      { signal, headers: { 'accept-language': language } },
    );
    return distinct((answer ?? []).flatMap(foundOf));
  };
  return {
    find: ({ keyword, language, position, limit }, signal) => {
      const near =
        position && [position.lng - 1, position.lat + 1, position.lng + 1, position.lat - 1].join();
      return ask(
        '/search',
        { q: keyword, countrycodes: 'cz,sk', limit, viewbox: near },
        language,
        signal,
      );
    },
    get: async (id, _at, language, signal) =>
      /^[NWR]\d{1,15}$/.test(id)
        ? (await ask('/lookup', { osm_ids: id }, language, signal))[0]
        : undefined,
  };
};
