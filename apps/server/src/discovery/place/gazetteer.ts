import { distanceInMetres } from '@cafeteria/contract';
import { LRUCache } from 'lru-cache';
import { type CatalogueModel, partsOfVisibility } from '../../catalogue/model/index.ts';
import { type MakeReadModel, partOf } from '../../entity/changes/index.ts';
import { atMost } from '../../platform/at-most.ts';
import { type Db, fold } from '../../platform/db/index.ts';
import { listVisiblePartners } from '../map/index.ts';
import { type AddressIndex, buildAddressIndex } from './address-index.ts';
import { type Candidate, chooseCandidates, magnitudeOf, rankOf } from './candidates.ts';
import type { FoundPlace, PlaceQuery, Point } from './found-place.ts';
import { findAddressVersion, findTownVersion, listAddresses, listTowns } from './place.queries.ts';
import { buildTownIndex, type TownIndex } from './town-index.ts';
import { type Audience, audienceKey } from '../../entity/caller/index.ts';

/** More addresses than these are not kept in memory; towns find the rest. */
const mostAddresses = 20_000;
const mostAudiences = 200;
/** Of one name there may be a hundred villages: that many are looked at to find the nearest. */
const candidates = 200;
/** `593 01 …` is one word, as the index has it. */
const typedOf = (keyword: string): string =>
  keyword.trim().replace(/^(\d{3})\s+(\d{1,2})(?=\s|$)/, '$1$2');

/** What an audience sees of the addresses; kept for the audiences of late. */
const readersOf = (db: Db, addresses: AddressIndex) => {
  const readerFor = async (audience: Audience) => {
    const partners = await listVisiblePartners(db, audience);
    return {
      partners,
      visible: addresses.maskOf(partners),
      counts: addresses.countByCity(partners),
    };
  };
  const readers = new LRUCache<string, ReturnType<typeof readerFor>>(atMost(mostAudiences));
  return (audience: Audience): ReturnType<typeof readerFor> => {
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
};

const build = (db: Db, towns: TownIndex, addresses: AddressIndex) => {
  const readerOf = readersOf(db, addresses);
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
      return chooseCandidates(inTowns, atAddresses, code, limit);
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

/** What addresses and who sees them are made of. */
const partsOf = (catalogue: CatalogueModel) => [
  ...partsOfVisibility(catalogue),
  partOf(catalogue.offices, ({ partnerId, name, lat, lng, addressHash }) => [
    partnerId,
    name,
    lat,
    lng,
    addressHash,
  ]),
];

/**
 * The places this installation knows by itself, in memory: its gazetteer, rebuilt after an import,
 * and the addresses of its branch offices: as they are when it is begun, where no catalogue is followed.
 */
export const createGazetteer = (
  make: MakeReadModel,
  db: Db,
  catalogue: CatalogueModel | undefined,
) => {
  const towns = keptUntil(
    () => findTownVersion(db),
    async () => buildTownIndex(await listTowns(db)),
  );
  const addresses = keptUntil(
    () => findAddressVersion(db),
    async () => buildAddressIndex(await listAddresses(db, mostAddresses)),
  );
  return make({
    of: ['place', ...(catalogue ? partsOf(catalogue) : [])],
    build: async () => build(db, await towns(), await addresses()),
  });
};
