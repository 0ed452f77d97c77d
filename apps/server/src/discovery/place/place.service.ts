import type { Language } from '@cafeteria/contract';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../platform/at-most.ts';
import type { ServerConfig } from '../../config/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError } from '../../platform/http/index.ts';
import type { FoundPlace, PlaceQuery, Point, SuggestedPlace } from './found-place.ts';
import type { CatalogueModel } from '../../catalogue/model/index.ts';
import { createGazetteer } from './gazetteer.ts';
import { google } from './providers/google.ts';
import { mapy } from './providers/mapy.ts';
import { nominatim } from './providers/nominatim.ts';
import { photon } from './providers/photon.ts';
import type { PlaceProvider } from './providers/provider.ts';
import { throttledLog } from '../../platform/throttled-log.ts';
import { type Asker, createBudget, type Spend } from './place-budget.ts';

/** Nobody waits longer for a provider: the gazetteer answers in its place. */
const patienceMs = 2_000;
const keptAnswers = 500;
const keptPlaces = 2_000;
/** As many as there are towns of one name. */
const maxFound = 50;
const keptForMs = 3_600_000;

const providers = { photon, nominatim, google, mapy } as const;
const ofProvider = new RegExp(`^(?:${Object.keys(providers).join('|')}):`);

/** Where places come from: the provider of the configuration, and what the installation knows itself. */
export type PlaceService = {
  readonly suggest: (query: PlaceQuery, asker: Asker) => Promise<readonly SuggestedPlace[]>;
  readonly find: (query: PlaceQuery, asker: Asker) => Promise<readonly FoundPlace[]>;
  /**
   * All that is found, for the work of an administrator that nobody waits for at a screen: it asks
   * one question after another and bounds them itself.
   */
  readonly findAll: (keyword: string) => Promise<readonly FoundPlace[]>;
  readonly get: (id: string, asker: Asker, language: Language) => Promise<FoundPlace | undefined>;
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
    ...atMost(keptAnswers),
    ttl: keptForMs,
  });
  const found = new LRUCache<string, readonly FoundPlace[]>({
    ...atMost(keptAnswers),
    ttl: keptForMs,
  });
  const places = new LRUCache<string, FoundPlace>({ ...atMost(keptPlaces), ttl: keptForMs });
  const named = (place: FoundPlace): FoundPlace => {
    const ownPlace = {
      ...place,
      id: `${name}:${place.id}@${rounded(place.lat)},${rounded(place.lng)}`,
    };
    places.set(ownPlace.id, ownPlace);
    return ownPlace;
  };
  const find = async (query: PlaceQuery, spend: Spend): Promise<readonly FoundPlace[]> => {
    const key = keyOf(query);
    const kept = found.get(key);
    if (kept) return kept;
    spend();
    const answer = (await provider.find(query, AbortSignal.timeout(patienceMs))).map(named);
    found.set(key, answer);
    return answer;
  };
  return {
    find,
    suggest: async (query: PlaceQuery, spend: Spend): Promise<readonly SuggestedPlace[]> => {
      if (!provider.suggest) return find(query, spend);
      const key = keyOf(query);
      const kept = answers.get(key);
      if (kept) return kept;
      spend();
      const answer = (await provider.suggest(query, AbortSignal.timeout(patienceMs))).map(
        (place) => ({ ...place, id: `${name}:${place.id}` }),
      );
      answers.set(key, answer);
      return answer;
    },
    get: async (id: string, language: Language, spend: Spend): Promise<FoundPlace | undefined> => {
      const kept = places.get(id);
      if (kept) return kept;
      const { own, at } = splitId(id.slice(name.length + 1));
      spend();
      const place = await provider.get(own, at, language, AbortSignal.timeout(patienceMs));
      if (!place) return undefined;
      const ownPlace = { ...place, id };
      places.set(id, ownPlace);
      return ownPlace;
    },
  };
};

const providerOf = ({ kind, url, key }: ServerConfig['placeProvider']) =>
  kind === 'gazetteer'
    ? undefined
    : { name: kind, ...remembered(kind, providers[kind]({ url, key })) };

/**
 * Asks a provider; undefined when it has no answer. Of the error only its message is told: it may
 * hold what was asked.
 */
const attempter =
  (name: string | undefined, warn: (message: string) => void) =>
  async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      const isError = error instanceof Error;
      const message =
        isError && error.message.startsWith('it answered') ? `: ${error.message}` : '';
      const reason = `${isError ? error.name : 'unknown'}${message}`;
      warn(`places: ${name} failed (${reason}), the gazetteer answers`);
      return undefined;
    }
  };

/**
 * The place service of the installation. When a provider fails or is slow, that is logged and the
 * caller gets the gazetteer's answer.
 */
export const createPlaceService = (
  { db, renewed, config, log }: Pick<Deps, 'db' | 'renewed' | 'config' | 'log'>,
  catalogue?: CatalogueModel,
): PlaceService => {
  const gazetteer = createGazetteer(renewed, db, catalogue);
  const provider = providerOf(config.placeProvider);
  const budget = createBudget(config.placeProvider.perMinute);
  const attempt = attempter(
    provider?.name,
    throttledLog((message) => log.warn(message)),
  );
  const own = async (query: PlaceQuery, { audience }: Asker): Promise<FoundPlace[]> =>
    (await gazetteer()).find(query, audience);
  const getOfProvider = async (
    id: string,
    asker: Asker,
    language: Language,
  ): Promise<FoundPlace | undefined> => {
    const matchingProvider = provider && id.startsWith(`${provider.name}:`) ? provider : undefined;
    let isSpent = false;
    const spend = budget.ofCaller(asker, () => {
      isSpent = true;
    });
    const answer =
      matchingProvider &&
      (await attempt(async () => ({ place: await matchingProvider.get(id, language, spend) })));
    if (answer) return answer.place;
    const { at } = splitId(id);
    if (at) return (await gazetteer()).around(id, at);
    if (matchingProvider)
      throw new AppError(isSpent ? 'common.error.tooManyRequests' : 'common.error.unavailable');
    return undefined;
  };
  return {
    suggest: async (query, asker) =>
      (provider && (await attempt(() => provider.suggest(query, budget.ofCaller(asker))))) ??
      own(query, asker),
    find: async (query, asker) =>
      (provider && (await attempt(() => provider.find(query, budget.ofCaller(asker))))) ??
      own(query, asker),
    findAll: async (keyword) => {
      const query = {
        keyword,
        language: config.primaryLanguage,
        position: undefined,
        limit: maxFound,
      };
      const found = provider && (await attempt(() => provider.find(query, budget.ofImport)));
      return found ?? (await gazetteer()).find(query, { kind: 'all' });
    },
    get: async (id, asker, language) =>
      ofProvider.test(id)
        ? getOfProvider(id, asker, language)
        : (await gazetteer()).get(id, asker.audience),
  };
};
