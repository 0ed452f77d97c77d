import { distanceInMetres } from '@cafeteria/contract';
import type { Write } from '../../../kernel/changes/index.ts';
import { fold } from '../../../platform/db/index.ts';
import { listTowns, type TownRow } from '../place.queries.ts';
import { lockPlaces, savePlaces, type SavedPlace } from './place-import.queries.ts';
import type { LineError } from './postal-file.ts';
import { readPostalFile } from './postal-file.ts';
import { codesOfTowns, placesOf, type PostalPlace, samePlaceMetres } from './postal-places.ts';

export type PlaceImport = {
  readonly lines: number;
  readonly places: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly errors: readonly LineError[];
};
type Options = {
  readonly isDryRun: boolean;
  readonly onProgress: (done: number, total: number) => void;
};

const placesPerStatement = 2_000;
const importedPrefix = 'geo-';
const keyOf = ({
  country,
  region,
  name,
}: {
  readonly country: string;
  readonly region: string | null;
  readonly name: string;
}): string => `${country} ${region} ${fold(name)}`;
const union = (a: readonly string[], b: readonly string[]): string[] =>
  [...new Set([...a, ...b])].sort();
const isSame = (a: SavedPlace, b: SavedPlace): boolean => JSON.stringify(a) === JSON.stringify(b);

const savedOf = ({
  id,
  name,
  country,
  region,
  district,
  municipality,
  lat,
  lng,
  population,
  postalCodes,
  otherNames,
}: TownRow): SavedPlace => ({
  id,
  name,
  folded: fold(name),
  country,
  region,
  district,
  municipality,
  lat,
  lng,
  population,
  postal_codes: [...postalCodes],
  other_names: [...otherNames],
});

/**
 * Merges a place of the file into the row that is already there. For rows that were imported
 * before, the file's position wins.
 */
const merged = (row: TownRow, place: PostalPlace, moreCodes: readonly string[]): SavedPlace => ({
  ...savedOf(row),
  ...(row.id.startsWith(importedPrefix) && { lat: place.lat, lng: place.lng }),
  district: row.district ?? place.district,
  municipality: row.municipality ?? place.municipality,
  postal_codes: union(row.postalCodes, union(place.postalCodes, moreCodes)),
});

/** A place the gazetteer did not have. */
const newPlace = (
  id: string,
  { country, name, region, district, municipality, lat, lng, postalCodes }: PostalPlace,
  moreCodes: readonly string[],
): SavedPlace => ({
  id,
  name,
  folded: fold(name),
  country,
  region,
  district,
  municipality,
  lat,
  lng,
  population: 0,
  postal_codes: union(postalCodes, moreCodes),
  other_names: [],
});

/** Ids of new places by country, name and code, none of which is taken. */
const idGiver = (towns: readonly TownRow[]) => {
  const usedIds = new Set(towns.map(({ id }) => id));
  return ({ country, name, postalCodes }: PostalPlace): string => {
    const folded = fold(name).replaceAll(/[^a-z0-9]+/g, '-');
    const base = `${importedPrefix}${country.toLowerCase()}-${folded}-${postalCodes[0] ?? ''}`;
    let id = base;
    for (let nth = 2; usedIds.has(id); nth += 1) id = `${base}-${nth}`;
    usedIds.add(id);
    return id;
  };
};

/** Whether a row is the place a line of the file tells of. */
const isRowOf = (row: TownRow, place: PostalPlace): boolean =>
  (row.municipality === null || row.municipality === place.municipality) &&
  distanceInMetres(row, place) < samePlaceMetres(row.population);

/** Rows to write: what is new, and what differs. */
const planOf = (
  places: readonly PostalPlace[],
  towns: readonly TownRow[],
): {
  readonly created: SavedPlace[];
  readonly changed: SavedPlace[];
  readonly unchanged: number;
} => {
  const rows = Map.groupBy(towns, keyOf);
  const codes = codesOfTowns(places);
  const idOf = idGiver(towns);
  const used = new Set<string>();
  const created: SavedPlace[] = [];
  const changed: SavedPlace[] = [];
  const findUnused = (key: string, isMeant: (row: TownRow) => boolean): TownRow | undefined =>
    rows.get(key)?.find((row) => !used.has(row.id) && isMeant(row));
  const take = (row: TownRow, next: SavedPlace): void => {
    used.add(row.id);
    if (!isSame(next, savedOf(row))) changed.push(next);
  };
  for (const place of places) {
    const key = keyOf(place);
    const row = findUnused(key, (one) => isRowOf(one, place));
    const moreCodes = place.municipality === null ? (codes.get(key) ?? []) : [];
    if (row) take(row, merged(row, place, moreCodes));
    else created.push(newPlace(idOf(place), place, moreCodes));
  }
  // towns the file tells of only by their parts
  for (const [key, more] of codes) {
    const row = findUnused(key, ({ municipality }) => municipality === null);
    if (row) take(row, { ...savedOf(row), postal_codes: union(row.postalCodes, more) });
  }
  return { created, changed, unchanged: used.size - changed.length };
};

/** Takes a postal file into the gazetteer, whole or not at all; the same file again changes nothing. */
export const importPlaces = async (
  write: Write,
  content: string,
  { isDryRun, onProgress }: Options,
): Promise<PlaceImport> => {
  const { lines, errors } = readPostalFile(content);
  if (errors.length > 0 || lines.length === 0)
    return {
      lines: lines.length + errors.length,
      places: 0,
      created: 0,
      changed: 0,
      unchanged: 0,
      errors:
        errors.length > 0 ? errors : [{ line: 1, message: 'is not there: the file is empty' }],
    };
  return write(async (tx) => {
    await lockPlaces(tx);
    const towns = await listTowns(tx);
    const known = new Map(
      towns
        .filter(({ municipality }) => municipality === null)
        .toSorted((a, b) => a.population - b.population)
        .map((town) => [keyOf(town), town.population]),
    );
    const places = placesOf(lines, (name, { country, region }) =>
      known.get(keyOf({ country, region, name })),
    );
    const { created, changed, unchanged } = planOf(places, towns);
    const rows = [...created, ...changed];
    if (!isDryRun) {
      for (let start = 0; start < rows.length; start += placesPerStatement) {
        await savePlaces(tx, rows.slice(start, start + placesPerStatement));
        onProgress(Math.min(start + placesPerStatement, rows.length), rows.length);
      }
    }
    return {
      lines: lines.length,
      places: places.length,
      created: created.length,
      changed: changed.length,
      unchanged,
      errors,
    };
  });
};
