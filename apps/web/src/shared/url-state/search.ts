import { isId } from '@cafeteria/contract';

/** Filters live in the address (specification, section 2): arrays are joined by commas, empty values are removed. */
export type RawSearch = Readonly<Record<string, string>>;

export const parseSearch = (search: string): RawSearch =>
  Object.fromEntries([...new URLSearchParams(search)].filter(([, value]) => value !== ''));

/** The query of an address without what was typed empty, the rest as it was typed. */
export const withoutEmpty = (search: string): string => {
  const pairs = search
    .slice(1)
    .split('&')
    .filter((pair) => /=./.test(pair));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};

export const stringifySearch = (values: Readonly<Record<string, unknown>>): string => {
  const parts = Object.entries(values).flatMap(([name, value]) => {
    const text = Array.isArray(value)
      ? value.join(',')
      : typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? String(value)
        : '';
    return text === ''
      ? []
      : [
          `${encodeURIComponent(name)}=${encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%2F', '/')}`,
        ];
  });
  return parts.length > 0 ? `?${parts.join('&')}` : '';
};

/** A comma list of whole numbers; anything else in it is dropped. Throws when it is given an array. */
export const numberList = (value: unknown): number[] | undefined => {
  if (Array.isArray(value))
    throw new TypeError('a number list in the address is one comma-joined text');
  const numbers =
    typeof value === 'string'
      ? value
          .split(',')
          .filter((part) => /^\d+$/.test(part))
          .map(Number)
      : [];
  return numbers.length > 0 ? numbers : undefined;
};
/**
 * Ids in the address, at most so many. The router reads an address twice, the second time what it read the first:
 * those stay as they are. What no id can be is dropped.
 */
export const idList = (value: unknown, maxCount: number): number[] | undefined => {
  const given = typeof value === 'number' ? [value] : value;
  const ids = (Array.isArray(given) ? given.map(Number) : (numberList(given) ?? [])).filter(isId);
  return ids.length > 0 ? ids.slice(0, maxCount) : undefined;
};
/** A comma list of a fixed vocabulary. */
export const wordList = <const T extends string>(
  words: readonly T[],
  value: unknown,
): T[] | undefined => {
  const given =
    typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value.map(String) : [];
  const known = words.filter((word) => given.includes(word));
  return known.length > 0 ? known : undefined;
};
export const number = (value: unknown): number | undefined => {
  const parsed = value === '' || value === undefined ? Number.NaN : Number(value);
  return Number.isFinite(parsed) ? parsed : undefined;
};
export const oneOf = <const T extends string>(words: readonly T[], value: unknown): T | undefined =>
  words.find((word) => word === value);
/** `true` and `false` are the only booleans of an address. */
export const boolean = (value: unknown): boolean | undefined =>
  value === 'true' || value === true
    ? true
    : value === 'false' || value === false
      ? false
      : undefined;
export const string = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The list without a value; undefined when nothing is left. */
export const without = <T>(list: readonly T[] | undefined, value: T): T[] | undefined => {
  const rest = list?.filter((one) => one !== value) ?? [];
  return rest.length > 0 ? rest : undefined;
};
/** The list with a value added, or removed if it was there. */
export const toggled = <T>(list: readonly T[] | undefined, value: T): T[] | undefined =>
  list?.includes(value) ? without(list, value) : [...(list ?? []), value];
