/** The part of the environment that says who suggests places. */
import * as z from 'zod/mini';
import { ConfigError } from './given.ts';

export const PlaceEnvironment = {
  PLACE_PROVIDER: z._default(
    z.enum(['gazetteer', 'photon', 'nominatim', 'google', 'mapy']),
    'gazetteer',
  ),
  PLACE_PROVIDER_URL: z.optional(z.url()),
  PLACE_PROVIDER_KEY: z.optional(z.string().check(z.minLength(1))),
  PLACE_PROVIDER_PER_MINUTE: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)),
    300,
  ),
};
type Env = z.output<z.ZodMiniObject<typeof PlaceEnvironment>>;

/**
 * The default address of each place provider. Nominatim has none, because its public service
 * forbids suggestions.
 */
const placeProviderUrl = {
  gazetteer: '',
  photon: 'https://photon.komoot.io',
  nominatim: undefined,
  google: 'https://places.googleapis.com',
  mapy: 'https://api.mapy.com',
} as const;
/** Who suggests places, and how. Throws what is missing. */
export const placeProvider = ({
  PLACE_PROVIDER: kind,
  PLACE_PROVIDER_URL: given,
  PLACE_PROVIDER_KEY: key,
  PLACE_PROVIDER_PER_MINUTE: perMinute,
}: Env) => {
  const url = given ?? placeProviderUrl[kind];
  if (url === undefined)
    throw new ConfigError(
      `PLACE_PROVIDER=${kind} needs PLACE_PROVIDER_URL (see docs/operations.md)`,
    );
  if ((kind === 'google' || kind === 'mapy') && key === undefined)
    throw new ConfigError(
      `PLACE_PROVIDER=${kind} needs PLACE_PROVIDER_KEY (see docs/operations.md)`,
    );
  return { kind, url, key, perMinute };
};
