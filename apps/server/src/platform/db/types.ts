import pg from 'pg';
import type { ColumnType } from 'kysely';

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue };
/** What each jsonb column holds: the product says it by declaring members, such as `'offer.price': Money`. */
export interface JsonColumns {}
/**
 * jsonb: read as a value, written as text (`JSON.stringify`), because the driver would send an
 * array as a PostgreSQL array.
 */
export type Json<Column extends string> = ColumnType<
  Column extends keyof JsonColumns ? JsonColumns[Column] : JsonValue,
  string,
  string
>;
/** timestamptz: read as an ISO string with Z and milliseconds, written as that or a Date. */
export type Timestamp = ColumnType<string, string | Date, string | Date>;
/** numeric: read as a string, because a number would lose digits. */
export type Numeric = ColumnType<string, string | number, string | number>;

/** A column with a default: may be left out of an insert. */
export type Filled<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;
/** A column the database computes: only read. */
export type Computed<T> =
  T extends ColumnType<infer S> ? ColumnType<S, never, never> : ColumnType<T, never, never>;

type Parser = (text: string) => unknown;

/** int8 as a number; throws a RangeError beyond 2^53, where a number would be another one. */
export const parseInt8 = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the safe integers`);
  return value;
};

/** timestamptz as PostgreSQL prints it in UTC → ISO 8601 with Z and milliseconds; infinities as they are. */
export const parseTimestamp = (text: string): string => {
  if (!text.endsWith('+00') || text.length < 22)
    return text.endsWith('infinity') ? text : new Date(text).toISOString();
  const fraction = text[19] === '.' ? text.slice(20, -3) : '';
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
};

// the driver's own type knows scalar types only
const driverParser = pg.types.getTypeParser as (oid: number, format?: string) => Parser;
const asIs: Parser = (text) => text;
const textArray = driverParser(1009);
const listOf = (parse: Parser): Parser => {
  const each = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(each) : typeof value === 'string' ? parse(value) : value;
  return (text) => each(textArray(text));
};

const oids = {
  int8: 20,
  date: 1082,
  timestamptz: 1184,
  interval: 1186,
  int8List: 1016,
  dateList: 1182,
  timestamptzList: 1185,
  numericList: 1231,
};
const parsers = new Map<number, Parser>([
  [oids.int8, parseInt8],
  [oids.date, asIs],
  [oids.timestamptz, parseTimestamp],
  [oids.interval, asIs],
  [oids.int8List, listOf(parseInt8)],
  [oids.dateList, listOf(asIs)],
  [oids.timestamptzList, listOf(parseTimestamp)],
  [oids.numericList, listOf(asIs)],
]);

/** The parsers of our pools only: the driver's global ones stay as libraries such as pg-boss expect them. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || driverParser(oid, format),
};
