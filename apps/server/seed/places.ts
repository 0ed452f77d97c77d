import { readFile } from 'node:fs/promises';
import type { Country } from '@cafeteria/contract';
import { otherNames } from '../src/discovery/place/place-names.ts';
import { fold } from '../src/platform/db/index.ts';

export type Place = {
  readonly id: string;
  readonly name: string;
  readonly folded: string;
  readonly country: Country;
  readonly region: string;
  readonly district: string | null;
  /** The town this is a part of; null for what is no part of another. */
  readonly municipality: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  readonly other_names: readonly string[];
};

/** The file `npm run places` makes: a line for each place. */
const file = new URL('./places.gen.tsv', import.meta.url);
const columns = 'id name region district municipality lat lng population';

/** Places as the lines of the file, under a line that names its columns. */
export const formatPlaces = (places: readonly Place[]): string =>
  [
    columns.replaceAll(' ', '\t'),
    ...places.map(({ id, name, region, district, municipality, lat, lng, population }) =>
      [id, name, region, district, municipality, lat.toFixed(5), lng.toFixed(5), population].join(
        '\t',
      ),
    ),
    '',
  ].join('\n');

const placeOf = (line: string): Place => {
  const [id = '', name = '', region = '', district, municipality, lat, lng, population] =
    line.split('\t');
  return {
    id,
    name,
    folded: fold(name),
    country: id.startsWith('sk-') ? 'SK' : 'CZ',
    region,
    district: district || null,
    municipality: municipality || null,
    lat: Number(lat),
    lng: Number(lng),
    population: Number(population),
    other_names: otherNames[name] ?? [],
  };
};

/** Some 3,400 towns and villages of Czechia and Slovakia, and the parts of the two capitals. */
export const readPlaces = async (): Promise<Place[]> =>
  (await readFile(file, 'utf8')).trimEnd().split('\n').slice(1).map(placeOf);
