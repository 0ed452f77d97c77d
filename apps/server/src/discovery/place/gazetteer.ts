import { distanceInMetres } from '@cafeteria/contract';
import { LRUCache } from 'lru-cache';
import type { MakeReadModel } from '../../entity/changes/index.ts';
import { type Db, fold } from '../../platform/db/index.ts';
import { listVisiblePartners } from '../map/index.ts';
import { readRank } from '../../platform/search-index/index.ts';
import { type AddressIndex, buildAddressIndex } from './address-index.ts';
import type { FoundPlace, PlaceQuery, Point } from './found-place.ts';
import { findAddressVersion, findTownVersion, listAddresses, listTowns } from './place.queries.ts';
import { buildTownIndex, type TownIndex } from './town-index.ts';
import type { Audience } from '../../entity/caller/index.ts';

/** More addresses than these are not kept in memory; towns find the rest. */
const mostAddresses = 20_000;
const mostAudiences = 200;
/** Of one name there may be a hundred villages: that many are looked at to find the nearest. */
const candidates = 200;
/** Of the six that are shown, addresses and towns leave each other this many. */
const leastOfEach = 2;
/** Villages nobody counted are places still, and stand before an address. */
const leastMagnitude = 4;
/** Of a town as large as this its first words mean it: `Hradec` is Hradec Králové, and only then the village. */
const wellKnown = 20_000;
/** How many inhabitants one partner of ours weighs as much as. */
const partnerWeight = 200;

const audienceKey = (audience: Audience): string =>
  audience.kind === 'client' ? `client ${audience.clientId}` : audience.kind;
/** Magnitudes, not numbers: places of about one size are equal, and the nearer comes first. */
const magnitudeOf = (population: number, partners: number): number =>
  Math.max(leastMagnitude, Math.round(2 * Math.log10(1 + population + partnerWeight * partners)));
/** `593 01 …` is one word, as the index has it. */
const typedOf = (keyword: string): string =>
  keyword.trim().replace(/^(\d{3})\s+(\d{1,2})(?=\s|$)/, '$1$2');

const rankOf = (rank: number, population: number): number =>
  population >= wellKnown && readRank(rank).isBeginning ? rank + 1 : rank;

type Candidate = {
  readonly rank: number;
  readonly codes: readonly string[];
  readonly magnitude: number;
  readonly metres: number;
  readonly population: number;
  readonly describe: (code?: string) => FoundPlace;
};
const isAlike = (a: FoundPlace, b: FoundPlace): boolean =>
  a.label === b.label && a.detail === b.detail;
const inOrder = (a: Candidate, b: Candidate): number =>
  b.rank - a.rank ||
  b.magnitude - a.magnitude ||
  a.metres - b.metres ||
  b.population - a.population;

/**
 * A postal code finds only what has it. Other words get no guesses when something fits, and nothing
 * that merely lies in a place of that name.
 */
const meant = (
  candidates: readonly Candidate[],
  code: string | undefined,
): ReadonlySet<Candidate> => {
  const coded = code
    ? candidates.filter(({ codes }) => codes.some((own) => own.replace(' ', '').startsWith(code)))
    : [];
  if (coded.length > 0) return new Set(coded);
  const least = Math.min(...candidates.map(({ rank }) => readRank(rank).distance));
  const near = candidates.filter(({ rank }) => readRank(rank).distance === least);
  const named = near.filter(({ rank }) => readRank(rank).isInName);
  return new Set(named.length > 0 ? named : near);
};

/** Villages that say the same of themselves are told apart by their postal codes. */
const describeApart = (
  { describe, codes: [code] }: Candidate,
  at: number,
  all: readonly Candidate[],
): FoundPlace => {
  const place = describe();
  const isTwin = all.some((other, nth) => nth !== at && isAlike(other.describe(), place));
  return isTwin && place.kind === 'CITY' ? describe(code) : place;
};

const build = (db: Db, towns: TownIndex, addresses: AddressIndex) => {
  const readers = new LRUCache<string, ReturnType<typeof readerFor>>({ max: mostAudiences });
  const readerFor = async (audience: Audience) => {
    const partners = await listVisiblePartners(db, audience);
    return {
      partners,
      visible: addresses.maskOf(partners),
      counts: addresses.countByCity(partners),
    };
  };
  const readerOf = (audience: Audience): ReturnType<typeof readerFor> => {
    const key = audienceKey(audience);
    const kept =
      readers.get(key) ??
      readerFor(audience).catch((error: unknown) => {
        readers.delete(key);
        throw error;
      });
    readers.set(key, kept);
    return kept;
  };
  return {
    /** Places that fit a keyword: the better match, then the larger, then the nearer first. */
    find: async (
      { keyword, position, limit }: Omit<PlaceQuery, 'language'>,
      audience: Audience,
    ): Promise<FoundPlace[]> => {
      const { visible, counts } = await readerOf(audience);
      const typed = typedOf(keyword);
      const code = /^\d{3,5}/.exec(typed)?.[0];
      const metresTo = (point: Point): number => (position ? distanceInMetres(position, point) : 0);
      const inTowns = towns.search(typed, candidates).map(({ town, rank }): Candidate => ({
        rank: rankOf(rank, town.population),
        magnitude: magnitudeOf(
          town.population,
          town.municipality ? 0 : (counts.get(fold(town.name)) ?? 0),
        ),
        codes: town.postalCodes,
        metres: metresTo(town),
        population: town.population,
        describe: (own = code) => towns.describe(town, own),
      }));
      const atAddresses = addresses
        .search(typed, candidates, visible)
        .map(({ address, rank }): Candidate => ({
          rank,
          magnitude: 0,
          codes: [address.postalCode],
          metres: metresTo(address),
          population: 0,
          describe: () => addresses.describe(address),
        }));
      const kept = meant([...inTowns, ...atAddresses], code);
      const foundTowns = inTowns.filter((one) => kept.has(one)).sort(inOrder);
      const foundAddresses = atAddresses.filter((one) => kept.has(one)).sort(inOrder);
      const left = (others: readonly Candidate[]): number =>
        limit - Math.min(leastOfEach, others.length);
      return [
        ...foundTowns.slice(0, left(foundAddresses)),
        ...foundAddresses.slice(0, left(foundTowns)),
      ]
        .sort(inOrder)
        .slice(0, limit)
        .map(describeApart);
    },
    get: async (id: string, audience: Audience): Promise<FoundPlace | undefined> => {
      const town = towns.get(id);
      if (town) return towns.describe(town);
      const address = addresses.get(id, (await readerOf(audience)).partners);
      return address && addresses.describe(address);
    },
    /** A point by the name of the town around it, where nobody knows its own. */
    around: (id: string, point: Point): FoundPlace | undefined => {
      const town = towns.nearest(point);
      return town && { ...towns.describe(town), ...point, id, bounds: null };
    },
  };
};

/** Keeps what was built while its version is the same: most changes of the catalogue move no address. */
const keptUntil = <T>(versionOf: () => Promise<string>, make: () => Promise<T>) => {
  let kept: { readonly version: string; readonly made: T } | undefined;
  return async (): Promise<T> => {
    const version = await versionOf();
    if (kept?.version !== version) kept = { version, made: await make() };
    return kept.made;
  };
};

/**
 * The places this installation knows by itself, in memory: its gazetteer, rebuilt after an import,
 * and the addresses of its branch offices.
 */
export const createGazetteer = (make: MakeReadModel, db: Db) => {
  const towns = keptUntil(
    () => findTownVersion(db),
    async () => buildTownIndex(await listTowns(db)),
  );
  const addresses = keptUntil(
    () => findAddressVersion(db),
    async () => buildAddressIndex(await listAddresses(db, mostAddresses)),
  );
  return make(async () => build(db, await towns(), await addresses()));
};
