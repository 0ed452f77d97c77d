import { distanceInMetres } from '@cafeteria/contract';
import { LRUCache } from 'lru-cache';
import { type CatalogueModel, followSeen, shownTo } from '../../catalogue/model/index.ts';
import { type Audience, audienceKey } from '../../kernel/caller/index.ts';
import type { MakeRenewed } from '../../kernel/changes/index.ts';
import { atMost } from '../../platform/at-most.ts';
import { type Db, fold } from '../../platform/db/index.ts';
import { describeAddress, type IsPartnerSeen } from './address-index.ts';
import { type Addresses, followAddresses } from './addresses.ts';
import { type Candidate, chooseCandidates, magnitudeOf, rankOf } from './candidates.ts';
import type { FoundPlace, PlaceQuery, Point } from './found-place.ts';
import { findTownVersion, listTowns } from './place.queries.ts';
import { buildTownIndex, type TownIndex } from './town-index.ts';

const maxAudiences = 200;
/** Of one name there may be a hundred villages: that many are looked at to find the nearest. */
const candidates = 200;
/** `593 01 …` is one word, as the index has it. */
const typedOf = (keyword: string): string =>
  keyword.trim().replace(/^(\d{3})\s+(\d{1,2})(?=\s|$)/, '$1$2');

type Reader = {
  readonly isSeen: IsPartnerSeen;
  /** How many partners that are seen are in each town. */
  readonly counts: ReadonlyMap<string, number>;
};
/** What an audience sees of the addresses; counted for the audiences of late, until that may have changed. */
const readersOf = (catalogue: CatalogueModel | undefined) => {
  const epochOf = catalogue ? followSeen(catalogue) : () => 0;
  const counted = new LRUCache<string, Reader['counts']>(atMost(maxAudiences));
  let last = '';
  return ({ index, revision }: Addresses, audience: Audience): Reader => {
    const now = `${epochOf()} ${revision}`;
    if (now !== last) counted.clear();
    last = now;
    const shown = catalogue && shownTo(catalogue, audience);
    const isSeen = (partnerId: number): boolean => !shown || shown.partner(partnerId) !== undefined;
    const key = audienceKey(audience);
    const counts = counted.get(key) ?? index.countByCity(isSeen);
    counted.set(key, counts);
    return { isSeen, counts };
  };
};

const gazetteerOf = (
  towns: TownIndex,
  { index: addresses }: Addresses,
  readerOf: (audience: Audience) => Reader,
) => {
  return {
    /** Places that fit a keyword: the better match, then the larger, then the nearer first. */
    find: async (
      { keyword, position, limit }: Omit<PlaceQuery, 'language'>,
      audience: Audience,
    ): Promise<FoundPlace[]> => {
      const { isSeen, counts } = readerOf(audience);
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
        .search(typed, candidates, isSeen)
        .map(({ address, rank }): Candidate => ({
          rank,
          magnitude: 0,
          codes: [address.postalCode],
          metres: metresTo(address),
          population: 0,
          describe: () => describeAddress(address),
        }));
      return chooseCandidates(inTowns, atAddresses, code, limit);
    },
    get: async (id: string, audience: Audience): Promise<FoundPlace | undefined> => {
      const town = towns.get(id);
      if (town) return towns.describe(town);
      const address = addresses.get(id, readerOf(audience).isSeen);
      return address && describeAddress(address);
    },
    /** A point by the name of the town around it, where nobody knows its own. */
    around: (id: string, point: Point): FoundPlace | undefined => {
      const town = towns.nearest(point);
      return town && { ...towns.describe(town), ...point, id, bounds: null };
    },
  };
};

/** Keeps what was built while its version is the same. */
const keptUntil = <T>(versionOf: () => Promise<string>, make: () => Promise<T>) => {
  let kept: { readonly version: string; readonly made: T } | undefined;
  return async (): Promise<T> => {
    const version = await versionOf();
    if (kept?.version !== version) kept = { version, made: await make() };
    return kept.made;
  };
};

/**
 * The places this installation knows by itself, in memory: its gazetteer, rebuilt after an import, and the addresses of
 * its branch offices, which follow the catalogue: as they are when it is begun, where none is followed.
 */
export const createGazetteer = (
  make: MakeRenewed,
  db: Db,
  catalogue: CatalogueModel | undefined,
) => {
  const towns = make({
    of: ['place'],
    renew: keptUntil(
      () => findTownVersion(db),
      async () => buildTownIndex(await listTowns(db)),
    ),
  });
  const addresses = followAddresses(make, db, catalogue);
  const readers = readersOf(catalogue);
  return async () => {
    const [town, address] = await Promise.all([towns.read(), addresses()]);
    return gazetteerOf(town, address, (audience) => readers(address, audience));
  };
};
