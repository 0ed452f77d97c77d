/** The part of the environment that says which map lies under the pins. */
import { resolve } from 'node:path';
import * as z from 'zod/mini';

const webAddress = z.url({ protocol: /^https?$/ });
const text = z.string().check(z.minLength(1), z.maxLength(2_000));

export const BasemapEnvironment = {
  BASEMAP_PMTILES: z.optional(
    text.check(
      z.refine((place) => !/^\w+:\/\//.test(place) || z.safeParse(webAddress, place).success),
    ),
  ),
  BASEMAP_STYLE_URL: z.optional(webAddress),
  BASEMAP_RASTER_URL: z.optional(
    webAddress.check(z.refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)))),
  ),
  BASEMAP_ATTRIBUTION: z.optional(text),
  BASEMAP_KEY: z.optional(text),
};
type Env = z.output<z.ZodMiniObject<typeof BasemapEnvironment>>;

export type BasemapConfig =
  | {
      readonly kind: 'tiles';
      /** Path or address of an archive; without it the bundled one. */ readonly place:
        | string
        | undefined;
      readonly attribution: string | undefined;
    }
  | {
      readonly kind: 'style' | 'raster';
      readonly url: string;
      readonly attribution: string | undefined;
    };

const choices = ['BASEMAP_PMTILES', 'BASEMAP_STYLE_URL', 'BASEMAP_RASTER_URL'] as const;

/** What is wrong with the map asked for, in one line; undefined when nothing is. */
export const basemapProblem = (env: Env): string | undefined => {
  const chosen = choices.filter((name) => env[name] !== undefined);
  if (chosen.length > 1) return `${chosen.join(' and ')} exclude each other`;
  const [name] = chosen;
  if (name && env[name]?.includes('{key}') && env.BASEMAP_KEY === undefined)
    return `${name} has a {key}, and BASEMAP_KEY is not set`;
  // an archive names its makers itself
  if (name && name !== 'BASEMAP_PMTILES' && env.BASEMAP_ATTRIBUTION === undefined)
    return `${name} needs BASEMAP_ATTRIBUTION, which names whose map it is`;
  return undefined;
};

export const basemapConfig = (env: Env): BasemapConfig => {
  const attribution = env.BASEMAP_ATTRIBUTION;
  const withKey = (url: string): string =>
    url.replaceAll('{key}', encodeURIComponent(env.BASEMAP_KEY ?? ''));
  if (env.BASEMAP_STYLE_URL)
    return { kind: 'style', url: withKey(env.BASEMAP_STYLE_URL), attribution };
  if (env.BASEMAP_RASTER_URL)
    return { kind: 'raster', url: withKey(env.BASEMAP_RASTER_URL), attribution };
  const place = env.BASEMAP_PMTILES;
  if (place === undefined) return { kind: 'tiles', place, attribution };
  return {
    kind: 'tiles',
    place: /^https?:\/\//.test(place) ? withKey(place) : resolve(place),
    attribution,
  };
};
