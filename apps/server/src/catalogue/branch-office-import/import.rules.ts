import {
  type BranchOfficeForm,
  BranchOfficeForm as Schema,
  type Contact,
  type ImportError,
} from '@cafeteria/contract';
import * as z from 'zod/mini';
import { fieldPath } from '../../platform/http/index.ts';
import {
  type CsvColumns,
  type CsvLine,
  importKeyOf,
  isFormula,
} from '../../entity/import/index.ts';

const columns = [
  'name',
  'city',
  'postalCode',
  'country',
  'street',
  'houseNumber',
  'streetNumber',
  'lat',
  'lng',
  'telephone',
  'email',
  'www',
  'active',
] as const;
type Column = (typeof columns)[number];
/** Columns of a branch-office CSV; the first four are required. */
export const csvColumns: CsvColumns<Column> = { all: columns, required: columns.slice(0, 4) };
type Line = CsvLine<Column>;

export type ImportRow = {
  readonly line: number;
  readonly input: BranchOfficeForm;
  readonly active: boolean;
};
export type Checked = { readonly row: ImportRow } | { readonly errors: readonly ImportError[] };

/** A decimal comma is what Czech and Slovak spreadsheets write. */
const coordinate = (value: string | undefined): number | null =>
  value ? Number(/^[+-]?\d+([.,]\d+)?$/.test(value) ? value.replace(',', '.') : Number.NaN) : null;
const orNull = (value: string | undefined): string | null => value || null;
const truth: ReadonlyMap<string, boolean> = new Map([
  ...['', '1', 'true', 'yes', 'ano', 'áno'].map((word) => [word, true] as const),
  ...['0', 'false', 'no', 'ne', 'nie'].map((word) => [word, false] as const),
]);

const contactsOf = (cells: Line['cells']): Contact[] => {
  const typed = [
    ['TELEPHONE', cells.telephone?.replaceAll(' ', '')],
    ['EMAIL', cells.email],
    ['WWW', cells.www],
  ] as const;
  return typed.flatMap(([type, value]) => (value ? [{ type, value, label: null }] : []));
};

const columnOfPath: Readonly<Record<string, Column>> = {
  'address.city': 'city',
  'address.postalCode': 'postalCode',
  'address.country': 'country',
  'address.street': 'street',
  'address.houseNumber': 'houseNumber',
  'address.streetNumber': 'streetNumber',
  'address.lat': 'lat',
  'address.lng': 'lng',
};
const columnOf = (path: string, contacts: readonly Contact[]): string => {
  const index = /^contacts\[(\d+)\]/.exec(path)?.[1];
  const type = index === undefined ? undefined : contacts[Number(index)]?.type;
  return type ? type.toLowerCase() : (columnOfPath[path] ?? path);
};

/** The envelope of both countries: a swapped or mistyped coordinate falls outside. */
const bounds = { south: 47.6, north: 51.1, west: 12, east: 22.7 } as const;
const isOutside = (lat: number, lng: number): boolean =>
  lat < bounds.south || lat > bounds.north || lng < bounds.west || lng > bounds.east;

const candidate = (cells: Line['cells'], contacts: Contact[]) => ({
  name: cells.name ?? '',
  locationSource: 'MANUAL',
  contacts,
  openingHours: null,
  benefitTypes: null,
  subcategoryIds: null,
  healthcareProvider: null,
  address: {
    street: orNull(cells.street),
    houseNumber: orNull(cells.houseNumber),
    streetNumber: orNull(cells.streetNumber),
    districtNumber: null,
    postalCode: cells.postalCode ?? '',
    city: cells.city ?? '',
    country: cells.country?.toUpperCase(),
    components: null,
    placeId: null,
    lat: coordinate(cells.lat),
    lng: coordinate(cells.lng),
  },
});

const keyOf = (issue: z.core.$ZodIssue): string => {
  const key = importKeyOf(issue);
  return key === 'validation.type' && (issue.path.at(-1) === 'lat' || issue.path.at(-1) === 'lng')
    ? 'validation.coordinates'
    : key;
};

/** Reads one line as a branch office, or says column by column what is wrong with it. */
export const checkLine = ({ line, cells }: Line): Checked => {
  const formulas = Object.entries(cells).filter(([column, value]) => isFormula(value, column));
  if (formulas.length > 0)
    return { errors: formulas.map(([field]) => ({ line, field, messageKey: 'import.formula' })) };
  const contacts = contactsOf(cells);
  const parsed = z.safeParse(Schema, candidate(cells, contacts));
  const errors: ImportError[] = parsed.success
    ? []
    : parsed.error.issues.map((issue) => ({
        line,
        field: columnOf(fieldPath(issue.path), contacts),
        messageKey: keyOf(issue),
      }));
  const active = truth.get((cells.active ?? '').toLowerCase());
  if (active === undefined) errors.push({ line, field: 'active', messageKey: 'validation.type' });
  if (!parsed.success || active === undefined) return { errors };
  const { lat, lng } = parsed.data.address;
  if (lat !== null && lng !== null && isOutside(lat, lng))
    return { errors: [{ line, field: 'lat', messageKey: 'import.outside' }] };
  if (active && lat === null)
    return { errors: [{ line, field: 'lat', messageKey: 'import.activeWithoutPlace' }] };
  return { row: { line, input: parsed.data, active } };
};
