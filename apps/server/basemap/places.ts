import { languages } from '@cafeteria/contract';
import { readPlaces } from '../seed/places.ts';
import { exonyms } from './exonyms.ts';
import type { Feature, Point as PointGeometry } from './geojson.ts';
import { type Area, readTowns, type Town } from './sources.ts';

/** A place where people live, as the map names it. */
export type Settlement = {
  readonly key: number;
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
  readonly country: string;
  /** Of our two countries. */ readonly region: string;
  readonly population: number;
  readonly isCapital: boolean;
  readonly isPart: boolean;
  readonly lng: number;
  readonly lat: number;
};

const home = new Set(['CZ', 'SK']);
/** A place GeoNames gives no population for has at least as many people as it takes to be listed. */
const leastPopulation = 1_000;
/** Abroad only what helps to find one's way, and more of it near home. */
const abroad = {
  everywhere: 100_000,
  nearby: 15_000,
  nearBox: { west: 11.5, east: 23.2, south: 47.2, north: 51.5 },
} as const;

const kilometresPerDegree = 111.3;
type Point = { readonly lng: number; readonly lat: number };
const kilometresBetween = (a: Point, b: Point): number =>
  kilometresPerDegree *
  Math.hypot((a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180), a.lat - b.lat);
/** How far a built-up area of so many people reaches, in kilometres: Brno's 370,000 about 6. */
export const reachOf = (population: number): number => 0.0098 * Math.sqrt(population);

const atTown = ({
  loc: {
    coordinates: [lng, lat],
  },
}: Town): Point => ({ lng, lat });

/** The region that is one city. */
const cityRegion = 'Hlavní město Praha';
/** Parts of cities have no population of their own in the gazetteer, or lie well inside. */
const isPartOf = (place: Point, population: number, city: Settlement): boolean =>
  population * 5 < city.population &&
  kilometresBetween(city, place) < reachOf(city.population) * (population === 0 ? 1 : 0.7);

/** Names of our own towns in other languages. */
const homeNames: Readonly<Record<string, Settlement['names']>> = {
  Praha: { 'name:en': 'Prague' },
  Plzeň: { 'name:en': 'Pilsen' },
};

const homeSettlements = async (capitals: readonly Town[]): Promise<Settlement[]> => {
  const places = (await readPlaces()).map((place, key): Settlement => {
    const { name, country, population, region, lng, lat } = place;
    const isCapital = capitals.some(
      (town) =>
        town.country === country &&
        population > 100_000 &&
        kilometresBetween(atTown(town), place) < 6,
    );
    return {
      key,
      name,
      names: homeNames[name] ?? {},
      country,
      region,
      population,
      isCapital,
      isPart: region === cityRegion && !isCapital,
      lng,
      lat,
    };
  });
  const cities = places.filter(({ population }) => population > 40_000);
  return places.map((place) => ({
    ...place,
    population: Math.max(place.population, leastPopulation),
    isPart: place.isPart || cities.some((city) => isPartOf(place, place.population, city)),
  }));
};

const isShownAbroad = ({
  population,
  featureCode,
  country,
  loc: {
    coordinates: [lng, lat],
  },
}: Town): boolean => {
  if (home.has(country) || featureCode === 'PPLX') return false;
  const { west, east, south, north } = abroad.nearBox;
  return (
    population >= abroad.everywhere ||
    (population >= abroad.nearby && lng > west && lng < east && lat > south && lat < north)
  );
};
const foreignSettlement = ({
  cityId,
  name,
  country,
  population,
  featureCode,
  loc: {
    coordinates: [lng, lat],
  },
}: Town): Settlement => {
  const known = exonyms.get(name);
  const names: Readonly<Record<string, string>> = known
    ? { 'name:cs': known.cs, 'name:sk': known.sk, 'name:en': name }
    : {};
  return {
    key: cityId,
    name: known?.local ?? name,
    names,
    country,
    region: '',
    population,
    isCapital: featureCode === 'PPLC',
    isPart: false,
    lng,
    lat,
  };
};

/** Everything that has a name on the map: our two countries to the village, the rest of Europe's cities. */
export const readSettlements = async (
  isWithin: (at: Point) => boolean,
): Promise<readonly Settlement[]> => {
  const towns = readTowns();
  const foreign = towns.filter((town) => isWithin(atTown(town)) && isShownAbroad(town));
  return [
    ...(await homeSettlements(towns.filter(({ featureCode }) => featureCode === 'PPLC'))),
    ...foreign.map(foreignSettlement),
  ];
};

/** Steps of the Protomaps schema: the rank of a population, and the zoom from which a place of that size is told. */
const ranks = [
  3_000_000, 1_000_000, 500_000, 200_000, 100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000,
] as const;
const rankOf = (population: number): number => {
  const place = ranks.findIndex((least) => population >= least);
  return place < 0 ? 1 : 13 - place;
};
const zooms = [
  [2_000_000, 3],
  [900_000, 4],
  [330_000, 5],
  [85_000, 6],
  [40_000, 7],
  [14_000, 8],
  [4_500, 9],
  [2_000, 10],
  [1_200, 11],
] as const;
const minZoomOf = ({ population, isCapital, isPart, country }: Settlement): number => {
  if (isPart) return population > 10_000 ? 11 : 12;
  const own = zooms.find(([least]) => population >= least)?.[1] ?? 12;
  if (isCapital) return Math.min(own, 4);
  // towns abroad keep out of the way of ours
  return home.has(country) ? own : own + 1;
};
const detailOf = ({ population }: Settlement): string => {
  if (population >= 50_000) return 'city';
  return population >= 3_000 ? 'town' : 'village';
};

export const placeFeature = (settlement: Settlement): Feature<PointGeometry> => {
  const { name, names, population, isCapital, isPart, lng, lat } = settlement;
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: {
      kind: isPart ? 'neighbourhood' : 'locality',
      kind_detail: isPart ? 'suburb' : detailOf(settlement),
      name,
      ...names,
      population,
      population_rank: rankOf(population),
      min_zoom: minZoomOf(settlement),
      sort_key: -population,
      ...(isCapital && { capital: 'yes' }),
    },
  };
};

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Names of regions, in the middle of their towns; where they end is not known. */
export const regionFeatures = (settlements: readonly Settlement[]): Feature<PointGeometry>[] => {
  const regions = Map.groupBy(
    settlements.filter(({ region }) => region !== '' && region !== cityRegion),
    ({ region }) => region,
  );
  return [...regions].map(([name, towns]) => ({
    type: 'Feature',
    geometry: {
      type: 'Point',
      coordinates: [mean(towns.map(({ lng }) => lng)), mean(towns.map(({ lat }) => lat))],
    },
    properties: { kind: 'region', name, min_zoom: 7, sort_key: 0 },
  }));
};

const namers = languages.map(
  (language) =>
    [`name:${language}`, new Intl.DisplayNames([language], { type: 'region' })] as const,
);

/** The middle of the largest part, by the mean of its corners weighted by its edges. */
const middleOf = ({ geometry }: Area): { readonly at: [number, number]; readonly size: number } => {
  const rings = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).map(
    ([outer = []]) => outer,
  );
  const measured = rings.map((ring) => {
    let [twice, x, y] = [0, 0, 0];
    ring.forEach(([lng = 0, lat = 0], place) => {
      const [nextLng = 0, nextLat = 0] = ring[(place + 1) % ring.length] ?? [];
      const cross = lng * nextLat - nextLng * lat;
      [twice, x, y] = [twice + cross, x + (lng + nextLng) * cross, y + (lat + nextLat) * cross];
    });
    const at: [number, number] = [x / (3 * twice), y / (3 * twice)];
    return { at, size: Math.abs(twice / 2) };
  });
  return measured.reduce((largest, part) => (part.size > largest.size ? part : largest), {
    at: [0, 0],
    size: 0,
  });
};

/** Square degrees of a country whose name finds room on it; Luxembourg has 0.33. */
const leastCountry = 0.3;

/** Names of countries, from the standard library's own dictionary. */
export const countryFeature = (area: Area): Feature<PointGeometry>[] => {
  const { at, size } = middleOf(area);
  if (area.code === '') return [];
  const names = Object.fromEntries(
    namers.map(([key, namer]) => [key, namer.of(area.code) ?? area.code]),
  );
  if (size < leastCountry) return [];
  return [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: at },
      properties: {
        kind: 'country',
        name: names['name:en'],
        ...names,
        min_zoom: size > 5 ? 3 : 4,
        sort_key: -Math.round(size * 1_000),
      },
    },
  ];
};
