import type { Country, Language } from '@cafeteria/contract';
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
  bothCountries,
  distinct,
  type PlaceProvider,
  type ProviderSettings,
} from './provider.ts';

const word = z.optional(z.string());
const Feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    osm_id: z.int(),
    osm_type: z.string(),
    type: word,
    name: word,
    street: word,
    housenumber: word,
    postcode: word,
    district: word,
    locality: word,
    city: word,
    state: word,
    countrycode: word,
    extent: z.optional(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  }),
});
const Answer = z.object({ features: z.array(Feature) });
type Properties = z.output<typeof Feature>['properties'];

const countries: Readonly<Record<string, Country>> = { CZ: 'CZ', SK: 'SK' };
const townTypes = new Set(['city', 'district', 'locality', 'county']);

/** A street is its own name, a town its own city, a part of a town its own part. */
const partsOf = ({ type, name, street, district, locality, city }: Properties) => {
  const isPart = type === 'district' || type === 'locality';
  return {
    street: type === 'street' ? name : street,
    part: isPart ? name : (district ?? locality),
    city: type === 'city' ? name : city,
  };
};
/** West, north, east, south, in Photon's order. */
const boundsOf = (extent: Properties['extent']) =>
  extent && { west: extent[0], north: extent[1], east: extent[2], south: extent[3] };

const foundOf = ({
  geometry: {
    coordinates: [lng, lat],
  },
  properties,
}: z.output<typeof Feature>): FoundPlace[] => {
  const {
    osm_type,
    osm_id,
    type = '',
    name,
    housenumber,
    district,
    state,
    postcode,
    extent,
    countrycode = '',
  } = properties;
  const { street, part, city } = partsOf(properties);
  const country = countries[countrycode];
  const address = [street ?? city, housenumber].filter(Boolean).join(' ');
  const label = name ?? address;
  if (!country || !label) return [];
  return [
    placeOf({
      id: `${osm_type}${osm_id}`,
      label,
      isTown: townTypes.has(type),
      country,
      at: { lat, lng },
      bounds: boundsOf(extent),
      neighbours: { town: [city, state], address: [address, district, townLine(postcode, city)] },
      components: componentsOf({
        street,
        ...numbersOf(housenumber),
        part,
        districtNumber: districtNumberOf(district),
        city,
        region: state,
        postalCode: postcode,
        country,
      }),
    }),
  ];
};

/** Photon speaks a few languages; `default` is that of the place. */
const languageOf = (language: Language): string => (language === 'en' ? 'en' : 'default');
const resultsRequested = 15;

/**
 * Photon (komoot/photon), the typeahead geocoder over OpenStreetMap; public at photon.komoot.io for
 * fair use, or self-hosted.
 */
export const photon = ({ url }: ProviderSettings): PlaceProvider => {
  const ask = async (
    path: string,
    query: Readonly<Record<string, string | number | undefined>>,
    signal: AbortSignal,
  ): Promise<FoundPlace[]> => {
    const answer = await askJson(Answer, addressOf(url, path, query), { signal });
    return distinct((answer?.features ?? []).flatMap(foundOf));
  };
  const { west, south, east, north } = bothCountries;
  return {
    find: async ({ keyword, language, position, limit }, signal) =>
      (
        await ask(
          '/api',
          {
            q: keyword,
            lang: languageOf(language),
            limit: resultsRequested,
            bbox: [west, south, east, north].join(),
            lat: position?.lat,
            lon: position?.lng,
          },
          signal,
        )
      ).slice(0, limit),
    // it has no look-up by id: what stands at the place is asked for
    get: async (id, at, language, signal) => {
      if (!at) return undefined;
      const features = await ask(
        '/reverse',
        { lat: at.lat, lon: at.lng, lang: languageOf(language), limit: 5 },
        signal,
      );
      return features.find((place) => place.id === id) ?? features[0];
    },
  };
};
