import type { Language } from '@cafeteria/contract';
import * as z from 'zod/mini';
import type { FoundPlace, PlaceQuery, Point, SuggestedPlace } from '../found-place.ts';

/**
 * A service that knows places of Czechia and Slovakia, with ids of its own. It throws on a
 * malformed answer and stops when the signal says so. A provider with no cheaper answer while
 * somebody types leaves `suggest` out.
 */
export type PlaceProvider = {
  readonly find: (query: PlaceQuery, signal: AbortSignal) => Promise<FoundPlace[]>;
  readonly suggest?: (query: PlaceQuery, signal: AbortSignal) => Promise<SuggestedPlace[]>;
  /** The place of an id it gave; `at` is where that place was, where it told. */
  readonly get: (
    id: string,
    at: Point | undefined,
    language: Language,
    signal: AbortSignal,
  ) => Promise<FoundPlace | undefined>;
};
export type ProviderSettings = { readonly url: string; readonly key: string | undefined };

/** The rectangle of both countries, for services that cannot be asked for countries. */
export const bothCountries = { west: 12.09, south: 47.73, east: 22.57, north: 51.06 } as const;

type Request = {
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
};
/** Six places are a few kilobytes. */
const largestAnswer = 1_048_576;
/** What a service answered; a longer answer is not read to its end. */
const bodyOf = async ({ body }: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > largestAnswer) throw new Error('it answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * Asks a service and reads its answer by a schema; undefined for 404. Its errors never contain the
 * address, which may hold a key.
 */
export const askJson = async <S extends z.ZodMiniType>(
  schema: S,
  url: URL,
  { signal, headers = {}, body }: Request,
): Promise<z.output<S> | undefined> => {
  const response = await fetch(url, {
    signal,
    redirect: 'error',
    headers: {
      accept: 'application/json',
      'user-agent': 'cafeteria-portal/1.0 (employee benefits)',
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return z.parse(schema, JSON.parse(await bodyOf(response)));
};

/** An address with its query; what is undefined is left out. */
export const addressOf = (
  base: string,
  path: string,
  query: Readonly<Record<string, string | number | undefined>> = {},
): URL => {
  const url = new URL(`${base.replace(/\/+$/, '')}${path}`);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url;
};

/** Drops what another result already said: services know a town as a point, an area and a railway station. */
export const distinct = <T extends SuggestedPlace>(places: readonly T[]): T[] =>
  [
    ...new Map(
      places.toReversed().map((place) => [`${place.label}\n${place.detail}`, place]),
    ).values(),
  ].toReversed();
