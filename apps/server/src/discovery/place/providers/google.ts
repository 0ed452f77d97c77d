import type { Country, Language } from '@cafeteria/contract';
import * as z from 'zod/mini';
import { type FoundPlace, placeOf, type PlaceQuery, type SuggestedPlace } from '../found-place.ts';
import { addressOf, askJson, type PlaceProvider, type ProviderSettings } from './provider.ts';

const Text = z.object({ text: z.string() });
const Suggestions = z.object({
  suggestions: z._default(
    z.array(
      z.object({
        placePrediction: z.optional(
          z.object({
            placeId: z.string(),
            types: z._default(z.array(z.string()), []),
            structuredFormat: z.object({ mainText: Text, secondaryText: z.optional(Text) }),
          }),
        ),
      }),
    ),
    [],
  ),
});
const Position = z.object({ latitude: z.number(), longitude: z.number() });
const Details = z.object({
  id: z.string(),
  displayName: z.optional(Text),
  formattedAddress: z._default(z.string(), ''),
  types: z._default(z.array(z.string()), []),
  location: Position,
  viewport: z.optional(z.object({ low: Position, high: Position })),
  addressComponents: z._default(
    z.array(
      z.object({
        longText: z.string(),
        shortText: z.optional(z.string()),
        types: z.array(z.string()),
      }),
    ),
    [],
  ),
});
const detailFields = 'id,displayName,formattedAddress,types,location,viewport,addressComponents';
const countries: Readonly<Record<string, Country>> = { CZ: 'CZ', SK: 'SK' };
const townTypes = [
  'locality',
  'sublocality',
  'postal_town',
  'neighborhood',
  'postal_code',
  'administrative_area_level_1',
  'administrative_area_level_2',
];
const isTown = (types: readonly string[]): boolean =>
  types.some((type) => townTypes.includes(type));
/** What an address form keeps; the specification's words for the parts are Google's. */
const limits = { components: 30, types: 10, text: 200 } as const;

const foundOf = ({
  id,
  displayName,
  formattedAddress,
  types,
  location: { latitude: lat, longitude: lng },
  viewport,
  addressComponents,
}: z.output<typeof Details>): FoundPlace | undefined => {
  const country =
    countries[addressComponents.find((one) => one.types.includes('country'))?.shortText ?? ''];
  if (!country) return undefined;
  return placeOf({
    id,
    label: displayName?.text ?? formattedAddress,
    isTown: isTown(types),
    country,
    at: { lat, lng },
    neighbours: { town: [formattedAddress], address: [formattedAddress] },
    bounds: viewport && {
      south: viewport.low.latitude,
      west: viewport.low.longitude,
      north: viewport.high.latitude,
      east: viewport.high.longitude,
    },
    components: addressComponents.slice(0, limits.components).map((one) => ({
      types: one.types.slice(0, limits.types),
      long_name: one.longText.slice(0, limits.text),
      ...(one.shortText && { short_name: one.shortText.slice(0, limits.text) }),
    })),
  });
};

/** What the API is asked for when somebody types. */
const queryParameters = ({ keyword, language, position }: PlaceQuery) => ({
  input: keyword,
  includedRegionCodes: ['cz', 'sk'],
  languageCode: language,
  ...(position && {
    locationBias: {
      circle: { center: { latitude: position.lat, longitude: position.lng }, radius: 50_000 },
    },
  }),
});

const suggestedOf = ({ suggestions }: z.output<typeof Suggestions>): SuggestedPlace[] =>
  suggestions.flatMap(({ placePrediction: found }) =>
    found
      ? [
          {
            id: found.placeId,
            label: found.structuredFormat.mainText.text,
            detail: found.structuredFormat.secondaryText?.text ?? '',
            kind: isTown(found.types) ? ('CITY' as const) : ('LOCATION' as const),
          },
        ]
      : [],
  );

/** Places API (New) of Google; wants a key, which goes in a header only. */
export const google = ({ url, key = '' }: ProviderSettings): PlaceProvider => {
  const headers = { 'x-goog-api-key': key };
  const suggest = async (query: PlaceQuery, signal: AbortSignal): Promise<SuggestedPlace[]> => {
    const answer = await askJson(Suggestions, addressOf(url, '/v1/places:autocomplete'), {
      signal,
      headers,
      body: queryParameters(query),
    });
    return answer ? suggestedOf(answer).slice(0, query.limit) : [];
  };
  const get = async (
    id: string,
    language: Language,
    signal: AbortSignal,
  ): Promise<FoundPlace | undefined> => {
    const answer = await askJson(
      Details,
      addressOf(url, `/v1/places/${encodeURIComponent(id)}`, { languageCode: language }),
      { signal, headers: { ...headers, 'x-goog-fieldmask': detailFields } },
    );
    return answer && foundOf(answer);
  };
  return {
    suggest,
    find: async (query, signal) => {
      const suggested = await suggest(query, signal);
      const places = await Promise.all(
        suggested.map(async ({ id, label, detail, kind }) => {
          const place = await get(id, query.language, signal);
          return place && { ...place, label, detail, kind };
        }),
      );
      return places.filter((place) => place !== undefined);
    },
    get: (id, _at, language, signal) => get(id, language, signal),
  };
};
