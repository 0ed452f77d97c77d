import type { Country } from '@cafeteria/contract';
import * as z from 'zod/mini';
import {
  componentsOf,
  districtNumberOf,
  type FoundPlace,
  numbersOf,
  placeOf,
  type Point,
  townLine,
} from '../found-place.ts';
import {
  addressOf,
  askJson,
  distinct,
  type PlaceProvider,
  type ProviderSettings,
} from './provider.ts';

const Region = z.object({ name: z.string(), type: z.string(), isoCode: z.optional(z.string()) });
const Item = z.object({
  name: z.string(),
  position: z.object({ lon: z.number(), lat: z.number() }),
  bbox: z.optional(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  type: z.string(),
  location: z.optional(z.string()),
  regionalStructure: z._default(z.array(Region), []),
  zip: z.optional(z.string()),
});
const Answer = z.object({ items: z.array(Item) });
const countries: Readonly<Record<string, Country>> = { CZ: 'CZ', SK: 'SK' };
const towns = new Set(['regional.municipality', 'regional.municipality_part', 'regional.region']);

const foundOf = ({
  name,
  position: { lon, lat },
  bbox,
  type,
  location = '',
  regionalStructure,
  zip,
}: z.output<typeof Item>): FoundPlace[] => {
  const of = (kind: string): string[] =>
    regionalStructure.filter((region) => region.type === kind).map((region) => region.name);
  const country =
    countries[
      regionalStructure.find((region) => region.type === 'regional.country')?.isoCode ?? ''
    ];
  if (!country) return [];
  const [number] = of('regional.address');
  const parts = of('regional.municipality_part');
  return [
    placeOf({
      // it has no ids: a place is where it is
      id: type.replaceAll(/[^a-z_.]/g, ''),
      label: name,
      isTown: towns.has(type),
      country,
      at: { lat, lng: lon },
      neighbours: { town: [location], address: [townLine(zip, location)] },
      bounds: bbox && { west: bbox[0], south: bbox[1], east: bbox[2], north: bbox[3] },
      components: componentsOf({
        street: of('regional.street')[0],
        ...numbersOf(number?.match(/\d[\d/a-zA-Z]*$/)?.[0]),
        part: parts.find((part) => !districtNumberOf(part)),
        districtNumber: districtNumberOf(parts.find((part) => districtNumberOf(part))),
        city: of('regional.municipality')[0],
        region: of('regional.region').at(-1),
        postalCode: zip,
        country,
      }),
    }),
  ];
};

const near = (position: Point | undefined): string | undefined =>
  position ? `${position.lng},${position.lat}` : undefined;
const kinds = 'regional.municipality,regional.municipality_part,regional.street,regional.address';

/**
 * Mapy.com (REST API v1): the best data on Czech addresses, needs a key. It knows Czech and
 * English, and Slovak names in Slovakia.
 */
export const mapy = ({ url, key = '' }: ProviderSettings): PlaceProvider => {
  const ask = async (
    path: string,
    query: Readonly<Record<string, string | number | undefined>>,
    signal: AbortSignal,
  ): Promise<FoundPlace[]> => {
    const answer = await askJson(Answer, addressOf(url, path, query), {
      signal,
      headers: { 'x-mapy-api-key': key },
    });
    return distinct((answer?.items ?? []).flatMap(foundOf));
  };
  return {
    find: ({ keyword, language, position, limit }, signal) =>
      ask(
        '/v1/suggest',
        {
          query: keyword,
          lang: language,
          limit,
          type: kinds,
          locality: 'cz,sk',
          preferNear: near(position),
        },
        signal,
      ),
    get: async (id, at, language, signal) => {
      if (!at) return undefined;
      const places = await ask(
        '/v1/rgeocode',
        { lat: at.lat, lon: at.lng, lang: language },
        signal,
      );
      return places.find((place) => place.id === id) ?? places[0];
    },
  };
};
