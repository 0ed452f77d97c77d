import { languages } from '@cafeteria/contract';

/** Ids and uuids are keys that nobody writes in code. */
const isMadeUp = (key: string): boolean => /^\d+$|^[\da-f]{8}-/.test(key);
/** Every key in a value of JSON, with the way to it: `items[].name`. */
export const keysIn = (value: unknown, way = ''): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => keysIn(one, `${way}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = `${way === '' ? '' : `${way}.`}${isMadeUp(key) ? '*' : key}`;
    return [here, ...keysIn(inner, here)];
  });
};

/** What a column holds, a key on each line; one without any, and a text in its languages, is left out. */
export const listKeys = (column: string, values: readonly unknown[]): string => {
  const keys = [...new Set(values.flatMap((value) => keysIn(value)))].toSorted();
  const isText = keys.every((key) => languages.some((language) => language === key));
  return isText ? '' : `${column}\n${keys.map((key) => `  ${key}\n`).join('')}`;
};
