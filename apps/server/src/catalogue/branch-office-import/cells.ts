import { benefitTypes, branchOfficeColumns, type Contact } from '@cafeteria/contract';
import type { Columns, Line } from '../../kernel/import/index.ts';
import { fold } from '../../platform/db/index.ts';

type Column = (typeof branchOfficeColumns)[number];
export const officeColumns: Columns<Column> = {
  all: branchOfficeColumns,
  required: branchOfficeColumns.slice(0, 4),
  names: {
    name: ['název', 'název pobočky', 'názov', 'názov pobočky', 'pobočka', 'prevádzka'],
    city: ['obec', 'město', 'mesto', 'town'],
    postalCode: ['psč', 'zip'],
    country: ['země', 'stát', 'krajina', 'štát'],
    street: ['ulice', 'ulica'],
    houseNumber: ['číslo popisné', 'č. p.', 'súpisné číslo'],
    streetNumber: ['číslo orientační', 'č. o.', 'orientačné číslo'],
    lat: ['zeměpisná šířka', 'zemepisná šírka', 'latitude'],
    lng: ['zeměpisná délka', 'zemepisná dĺžka', 'longitude'],
    telephone: ['telefon', 'telefón', 'phone'],
    email: ['e-mail'],
    www: ['web', 'webové stránky', 'webová stránka'],
    openingHours: ['otevírací doba', 'otváracie hodiny', 'otevřeno', 'otvorené'],
    payment: ['platba', 'čím se platí', 'čím sa platí'],
    subcategories: ['podkategorie', 'podkategórie'],
    active: ['zapnuto', 'zapnuté', 'aktivní', 'aktívna'],
    externalId: ['kód', 'kód pobočky', 'kód prevádzky'],
  },
};
export type OfficeLine = Line<Column>;
type Cells = OfficeLine['cells'];
/** The ids of subcategories by their folded names in all languages. */
export type SubcategoryNames = ReadonlyMap<string, number>;

/** A decimal comma is what Czech and Slovak spreadsheets write. */
export const coordinate = (value: string | undefined): number | null =>
  value ? Number(/^[+-]?\d+([.,]\d+)?$/.test(value) ? value.replace(',', '.') : Number.NaN) : null;
export const orNull = (value: string | undefined): string | null => value || null;

const truth: ReadonlyMap<string, 'on' | 'off' | 'unsaid'> = new Map([
  ['', 'unsaid'],
  ...['1', 'true', 'yes', 'ano', 'áno'].map((word) => [word, 'on'] as const),
  ...['0', 'false', 'no', 'ne', 'nie'].map((word) => [word, 'off'] as const),
]);
export const truthOf = (value = ''): 'on' | 'off' | 'unsaid' | 'unknown' =>
  truth.get(value.toLowerCase()) ?? 'unknown';

/** What people call the two countries, folded; of what is neither the schema says so. */
const countryNames: Readonly<Record<string, readonly string[]>> = {
  CZ: ['cze', 'cr', 'cesko', 'ceska republika', 'czechia', 'czech republic'],
  SK: ['svk', 'sr', 'slovensko', 'slovenska republika', 'slovakia', 'slovak republic'],
};
export const countryOf = (cell: string): string =>
  Object.entries(countryNames).find(([, names]) => names.includes(fold(cell)))?.[0] ??
  cell.toUpperCase();

const typeOf = { telephone: 'TELEPHONE', email: 'EMAIL', www: 'WWW' } as const;
/** How people of a country write a number at home: nine digits, in Slovakia with a nought before them. */
const atHome: Readonly<Record<string, readonly [form: RegExp, prefix: string]>> = {
  CZ: [/^(?=[2-9]\d{8}$)/, '+420'],
  SK: [/^0?(?=[2-9]\d{8}$)/, '+421'],
};
/** Spreadsheets take `+420777123456` for a number and drop its plus; people write `00420`, or leave the country out. */
const phoneOf = (cell: string, country = ''): string => {
  const whole = cell.replaceAll(/\s/g, '').replace(/^(?:00)?(?=42[01]\d{9}$)/, '+');
  const home = atHome[countryOf(country)];
  return home ? whole.replace(...home) : whole;
};

/** The contacts there were, with those of the file in the place of their kind. */
export const contactsOf = (cells: Cells, kept: readonly Contact[]): Contact[] =>
  (['telephone', 'email', 'www'] as const).flatMap((column) => {
    const type = typeOf[column];
    const had = kept.filter((contact) => contact.type === type);
    const cell = cells[column];
    if (cell === undefined) return had;
    const value = column === 'telephone' ? phoneOf(cell, cells.country) : cell;
    if (value === '') return [];
    return had.some((contact) => contact.value === value) ? had : [{ type, value, label: null }];
  });

const itemsOf = (cell: string): string[] =>
  cell
    .split(/[,;|\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
/** Ways of payment by their codes; what is none is left to the schema. */
export const benefitTypesOf = (cell: string): string[] => [
  ...new Set(
    itemsOf(cell).map(
      (item) => benefitTypes.find((type) => type.toLowerCase() === item.toLowerCase()) ?? item,
    ),
  ),
];
/** Subcategories by their names; one that is not known is undefined, which the schema refuses. */
export const subcategoriesOf = (cell: string, names: SubcategoryNames): (number | undefined)[] => {
  // a name may hold a comma
  const whole = names.get(fold(cell));
  if (whole !== undefined) return [whole];
  return [...new Set(itemsOf(cell).map((item) => names.get(fold(item))))];
};

const columnOfField: Readonly<Record<string, Column>> = {
  benefitTypes: 'payment',
  subcategoryIds: 'subcategories',
};
/** The column a wrong field of the form came from. */
export const columnOf = (path: string, contacts: readonly Contact[]): string => {
  const index = /^contacts\[(\d+)\]/.exec(path)?.[1];
  const type = index === undefined ? undefined : contacts[Number(index)]?.type;
  if (type) return type.toLowerCase();
  const field = path.replace(/^address\./, '').replace(/[.[].*$/, '');
  return columnOfField[field] ?? field;
};
