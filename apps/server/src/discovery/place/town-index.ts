import { distanceInMetres, formatPostalCode, type Place, placeZooms } from '@cafeteria/contract';
import { fold } from '../../platform/db/index.ts';
import { readRank, type SearchDocument, SearchIndex } from '../../platform/search-index/index.ts';
import { componentsOf, type FoundPlace, type Point } from './found-place.ts';
import { wellKnown } from './candidates.ts';
import type { TownRow } from './place.queries.ts';

/** Fewer parts say little of how far a town reaches. */
const partsThatTell = 4;
/** A part farther away is another town's by mistake. */
const widestDegrees = 0.3;
/** From anywhere in both countries some town is nearer. */
const farthestMetres = 30_000;

const documentOf = ({
  name,
  otherNames,
  municipality,
  district,
  region,
  postalCodes,
  population,
}: TownRow): SearchDocument => ({
  // `Praha 10` is what its parts are looked for by
  kind: 0,
  names: [name, ...otherNames, ...(district && / \d+$/.test(district) ? [district] : [])],
  tags: [municipality, district, region, ...postalCodes].filter((tag) => tag !== null),
  texts: [],
  score: population,
});

type Extent = NonNullable<Place['bounds']>;
const widened = ({ north, south, east, west }: Extent, { lat, lng }: Point): Extent => ({
  north: Math.max(north, lat),
  south: Math.min(south, lat),
  east: Math.max(east, lng),
  west: Math.min(west, lng),
});
/** What a town and its parts span together. */
const boundsOf = (town: TownRow, parts: readonly TownRow[]): Place['bounds'] => {
  const near = parts.filter(
    ({ lat, lng }) =>
      Math.abs(lat - town.lat) < widestDegrees && Math.abs(lng - town.lng) < widestDegrees,
  );
  if (near.length < partsThatTell) return null;
  return near.reduce<Extent>(widened, {
    north: town.lat,
    south: town.lat,
    east: town.lng,
    west: town.lng,
  });
};

/** What tells towns of one name apart: the town it is a part of, or district and region; none of it twice. */
const detailOf = ({ name, municipality, district, region }: TownRow): string => {
  if (!municipality)
    return [district, region]
      .filter(
        (part) => part && part !== name && part !== `${name}-město` && !part.startsWith(`${name} `),
      )
      .join(', ');
  // `Praha 3` says more than `Praha`
  const town =
    district?.startsWith(`${municipality} `) && /\d$/.test(district) ? district : municipality;
  return [town, region?.endsWith(municipality) ? null : region].filter(Boolean).join(', ');
};

const foundOf = (town: TownRow, parts: readonly TownRow[]): FoundPlace => ({
  id: town.id,
  label: town.name,
  detail: detailOf(town),
  kind: 'CITY',
  country: town.country,
  lat: town.lat,
  lng: town.lng,
  bounds: town.municipality ? null : boundsOf(town, parts),
  zoom: town.municipality ? placeZooms.part : placeZooms.town,
  components: componentsOf({
    part: town.municipality ? town.name : null,
    city: town.municipality ?? town.name,
    region: town.region,
    country: town.country,
    postalCode: town.postalCodes.length === 1 ? town.postalCodes[0] : null,
  }),
});

export type TownHit = { readonly town: TownRow; readonly rank: number };
const partKey = ({ country, region }: TownRow, name: string): string =>
  `${country} ${region} ${fold(name)}`;

const hitsOf = (
  index: SearchIndex,
  towns: readonly TownRow[],
  keyword: string,
  limit: number,
): TownHit[] =>
  index.search(keyword, { kinds: [0], offset: 0, limit }).flatMap(({ documents, ranks }) =>
    documents.flatMap((document, at) => {
      const town = towns[document];
      return town ? [{ town, rank: ranks[at] ?? 0 }] : [];
    }),
  );
/** A village whose name goes on after what was typed without a typo. */
const isMereBeginning = ({ town, rank }: TownHit): boolean => {
  const { distance, isBeginning } = readRank(rank);
  return distance === 0 && isBeginning && town.population < wellKnown;
};

/** Search over the gazetteer; it changes only when places are imported. */
export const buildTownIndex = async (towns: readonly TownRow[]) => {
  const index = await SearchIndex.build(towns, documentOf);
  const wellKnownTowns = towns.filter(({ population }) => population >= wellKnown);
  const known = await SearchIndex.build(wellKnownTowns, documentOf);
  const byId = new Map(towns.map((town) => [town.id, town]));
  const partsOf = Map.groupBy(
    towns.filter(({ municipality }) => municipality !== null),
    (town) => partKey(town, town.municipality ?? ''),
  );
  return {
    size: index.size,
    /** Of villages that only begin so, a well-known town that was mistyped is meant rather: `olomuc` is Olomouc. */
    search: (keyword: string, limit: number): TownHit[] => {
      const found = hitsOf(index, towns, keyword, limit);
      const best = found[0]?.rank;
      if (best === undefined || !found.every(isMereBeginning)) return found;
      const famousHits = hitsOf(known, wellKnownTowns, keyword, limit);
      return [...famousHits.map(({ town }) => ({ town, rank: best })), ...found];
    },
    /** With its postal code before the rest, when that is what was typed. */
    describe: (town: TownRow, code = ''): FoundPlace => {
      const found = foundOf(town, partsOf.get(partKey(town, town.name)) ?? []);
      const typed = code === '' ? undefined : town.postalCodes.find((one) => one.startsWith(code));
      return typed
        ? { ...found, detail: [formatPostalCode(typed), found.detail].filter(Boolean).join(', ') }
        : found;
    },
    get: (id: string): TownRow | undefined => byId.get(id),
    /** The nearest town, unless the point is abroad. */
    nearest: (point: Point): TownRow | undefined => {
      let best: TownRow | undefined;
      let least = farthestMetres;
      for (const town of towns) {
        const metres = distanceInMetres(point, town);
        if (metres < least) [best, least] = [town, metres];
      }
      return best;
    },
  };
};
export type TownIndex = Awaited<ReturnType<typeof buildTownIndex>>;
