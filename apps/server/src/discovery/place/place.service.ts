import type { Language } from '@cafeteria/contract';
import { LRUCache } from 'lru-cache';
import type { ServerConfig } from '../../config/index.ts';
import type { Deps } from '../../entity/deps.ts';
import { AppError } from '../../platform/http/index.ts';
import type { FoundPlace, PlaceQuery, Point, SuggestedPlace } from './found-place.ts';
import { createGazetteer } from './gazetteer.ts';
import { google } from './providers/google.ts';
import { mapy } from './providers/mapy.ts';
import { nominatim } from './providers/nominatim.ts';
import { photon } from './providers/photon.ts';
import type { PlaceProvider } from './providers/provider.ts';
import type { Audience } from '../../entity/caller/index.ts';

/** Nobody waits longer for a provider: the gazetteer answers in its place. */
const patienceMs = 2_000;
const keptAnswers = 500;
const keptPlaces = 2_000;
/** As many as there are towns of one name. */
const mostFound = 50;
const keptForMs = 3_600_000;

const providers = { photon, nominatim, google, mapy } as const;
const ofProvider = new RegExp(`^(?:${Object.keys(providers).join('|')}):`);

/** Where places come from: the provider of the configuration, and what the installation knows itself. */
export type PlaceService = {
  readonly suggest: (query: PlaceQuery, audience: Audience) => Promise<readonly SuggestedPlace[]>;
  readonly find: (query: PlaceQuery, audience: Audience) => Promise<readonly FoundPlace[]>;
  /** All that is found, for work that nobody waits for at a screen. */
  readonly findAll: (keyword: string) => Promise<readonly FoundPlace[]>;
  readonly get: (
    id: string,
    audience: Audience,
    language: Language,
  ) => Promise<FoundPlace | undefined>;
};

const position = /^(.+?)(?:@(-?\d{1,2}(?:\.\d{1,7})?),(-?\d{1,3}(?:\.\d{1,7})?))?$/;
/** An id says where its place is: a link still leads there when the provider has forgotten it, or does not answer. */
const splitId = (id: string): { readonly own: string; readonly at: Point | undefined } => {
  const [, own = '', lat, lng] = position.exec(id) ?? [];
  return {
    own,
    at:
      lat !== undefined &&
      lng !== undefined &&
      Math.abs(Number(lat)) <= 90 &&
      Math.abs(Number(lng)) <= 180
        ? { lat: Number(lat), lng: Number(lng) }
        : undefined,
  };
};
const rounded = (degrees: number): number => Number(degrees.toFixed(6));
/** Of a position only its surroundings matter: neighbours share answers. */
const keyOf = ({ keyword, language, position: at, limit }: PlaceQuery): string =>
  JSON.stringify([
    keyword.toLowerCase(),
    language,
    at && [at.lat.toFixed(1), at.lng.toFixed(1)],
    limit,
  ]);

/** A provider with a limit to its time and a memory for its answers; ids carry its name. */
const remembered = (name: string, provider: PlaceProvider) => {
  const answers = new LRUCache<string, readonly SuggestedPlace[]>({
    max: keptAnswers,
    ttl: keptForMs,
  });
  const found = new LRUCache<string, readonly FoundPlace[]>({ max: keptAnswers, ttl: keptForMs });
  const places = new LRUCache<string, FoundPlace>({ max: keptPlaces, ttl: keptForMs });
  const named = (place: FoundPlace): FoundPlace => {
    const ours = {
      ...place,
      id: `${name}:${place.id}@${rounded(place.lat)},${rounded(place.lng)}`,
    };
    places.set(ours.id, ours);
    return ours;
  };
  const find = async (query: PlaceQuery): Promise<readonly FoundPlace[]> => {
    const key = keyOf(query);
    const kept = found.get(key);
    if (kept) return kept;
    const answer = (await provider.find(query, AbortSignal.timeout(patienceMs))).map(named);
    found.set(key, answer);
    return answer;
  };
  return {
    find,
    suggest: async (query: PlaceQuery): Promise<readonly SuggestedPlace[]> => {
      if (!provider.suggest) return find(query);
      const key = keyOf(query);
      const kept = answers.get(key);
      if (kept) return kept;
      const answer = (await provider.suggest(query, AbortSignal.timeout(patienceMs))).map(
        (place) => ({ ...place, id: `${name}:${place.id}` }),
      );
      answers.set(key, answer);
      return answer;
    },
    get: async (id: string, language: Language): Promise<FoundPlace | undefined> => {
      const kept = places.get(id);
      if (kept) return kept;
      const { own, at } = splitId(id.slice(name.length + 1));
      const place = await provider.get(own, at, language, AbortSignal.timeout(patienceMs));
      if (!place) return undefined;
      const ours = { ...place, id };
      places.set(id, ours);
      return ours;
    },
  };
};

const providerOf = ({ kind, url, key }: ServerConfig['placeProvider']) =>
  kind === 'gazetteer'
    ? undefined
    : { name: kind, ...remembered(kind, providers[kind]({ url, key })) };

/**
 * The place service of the installation. When a provider fails or is slow, that is logged and the
 * caller gets the gazetteer's answer.
 */
export const createPlaceService = ({
  db,
  readModel,
  config,
  log,
}: Pick<Deps, 'db' | 'readModel' | 'config' | 'log'>): PlaceService => {
  const gazetteer = createGazetteer(readModel, db);
  const provider = providerOf(config.placeProvider);
  /** Undefined when it has no answer. Of the error only its message is told: it may hold what was asked. */
  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      const isError = error instanceof Error;
      const message =
        isError && error.message.startsWith('it answered') ? `: ${error.message}` : '';
      const reason = `${isError ? error.name : 'unknown'}${message}`;
      log.warn(`places: ${provider?.name} failed (${reason}), the gazetteer answers`);
      return undefined;
    }
  };
  const own = async (query: PlaceQuery, audience: Audience): Promise<FoundPlace[]> =>
    (await gazetteer()).find(query, audience);
  const getOfProvider = async (id: string, language: Language): Promise<FoundPlace | undefined> => {
    const answer =
      provider && id.startsWith(`${provider.name}:`)
        ? await attempt(async () => ({ place: await provider.get(id, language) }))
        : undefined;
    if (answer) return answer.place;
    const { at } = splitId(id);
    if (at) return (await gazetteer()).around(id, at);
    if (provider) throw new AppError('common.error.unavailable');
    return undefined;
  };
  const find: PlaceService['find'] = async (query, audience) =>
    (provider && (await attempt(() => provider.find(query)))) ?? own(query, audience);
  return {
    suggest: async (query, audience) =>
      (provider && (await attempt(() => provider.suggest(query)))) ?? own(query, audience),
    find,
    findAll: (keyword) =>
      find(
        { keyword, language: config.primaryLanguage, position: undefined, limit: mostFound },
        {
          kind: 'all',
        },
      ),
    get: async (id, audience, language) =>
      ofProvider.test(id) ? getOfProvider(id, language) : (await gazetteer()).get(id, audience),
  };
};
