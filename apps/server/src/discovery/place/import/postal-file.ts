import type { Country } from '@cafeteria/contract';
import { districtName, regionOf } from '../place-names.ts';

/** One line of a postal file of GeoNames (https://download.geonames.org/export/zip/): a place and one of its codes. */
export type PostalLine = {
  readonly country: Country;
  readonly postalCode: string;
  readonly name: string;
  readonly region: string;
  readonly district: string | null;
  readonly lat: number;
  readonly lng: number;
};
/** What is wrong with a line, for the person who has the file. */
export type LineError = { readonly line: number; readonly message: string };
export type PostalFile = {
  readonly lines: readonly PostalLine[];
  readonly errors: readonly LineError[];
};

const columns = [
  'country',
  'postal code',
  'place',
  'region',
  'region code',
  'district',
  'district code',
  'municipality',
  'municipality code',
  'latitude',
  'longitude',
] as const;
const longestName = 120;
const within = { south: 47, north: 52, west: 11, east: 24 } as const;

const isCountry = (code: string): code is Country => code === 'CZ' || code === 'SK';
const isText = (text: string): boolean =>
  text !== '' && text.length <= longestName && !/\p{Cc}/u.test(text);

const readPoint = (latText: string, lngText: string): { lat: number; lng: number } | undefined => {
  const [lat, lng] = [Number(latText || NaN), Number(lngText || NaN)];
  return lat > within.south && lat < within.north && lng > within.west && lng < within.east
    ? { lat, lng }
    : undefined;
};

const readLine = (text: string): PostalLine | string => {
  const cells = text.split('\t').map((cell) => cell.trim());
  if (cells.length < columns.length)
    return `has ${cells.length} columns separated by tabs, ${columns.length} are wanted (${columns.join(', ')})`;
  const of = (column: (typeof columns)[number]): string => cells[columns.indexOf(column)] ?? '';
  const [country, postalCode, name, latText, lngText] = [
    of('country'),
    of('postal code'),
    of('place'),
    of('latitude'),
    of('longitude'),
  ];
  if (!isCountry(country))
    return `is of the country "${country.slice(0, 10)}", CZ and SK are known`;
  if (!/^\d{3} ?\d{2}$/.test(postalCode))
    return `has the postal code "${postalCode.slice(0, 10)}", five digits are wanted`;
  if (!isText(name)) return `has no readable name of at most ${longestName} characters`;
  const point = readPoint(latText, lngText);
  if (!point)
    return `lies at "${latText.slice(0, 12)}, ${lngText.slice(0, 12)}", which is not in Czechia or Slovakia`;
  return {
    country,
    postalCode: postalCode.replace(' ', ''),
    name,
    region: regionOf(country, of('region code'), of('region')),
    district: districtName(of('district') || undefined),
    ...point,
  };
};

/** Reads a postal file: all its lines, and what is wrong with those that cannot be read. */
export const readPostalFile = (content: string): PostalFile => {
  const lines: PostalLine[] = [];
  const errors: LineError[] = [];
  for (const [index, text] of content
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (text.trim() === '') continue;
    const read = readLine(text);
    if (typeof read === 'string') errors.push({ line: index + 1, message: read });
    else lines.push(read);
  }
  return { lines, errors };
};
