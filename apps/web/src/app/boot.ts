import type { Config, Favorites, Language, Me } from '@cafeteria/contract';
import type { QueryKey } from '@tanstack/react-query';
import type { MediaFormat, Theme } from '../shared/preferences/index.ts';

/**
 * What the portal server knows about the reader before any JavaScript runs, embedded in the page
 * as inert JSON.
 */
export type Boot = {
  readonly config: Config;
  /** Left out where nobody knows yet. */
  readonly me?: Me | null;
  readonly language: Language;
  readonly theme: Theme;
  /** The best format found at an earlier visit; webp until then. */
  readonly imageFormat: MediaFormat;
  readonly api: { readonly withoutSubdomain: boolean; readonly localPort: number };
  /** The API answers the first screen was rendered from; `at` says since when they are known, if not since now. */
  readonly queries: readonly (readonly [key: QueryKey, data: unknown, at?: number])[];
  /** Of a page for many: `me` only stands in, and does not go to the browser. */
  readonly isShell?: true;
  /** The reader's own, where the page was made with what stands in for it; left out where they are many. */
  readonly favorites?: Favorites;
  /** The page that a device keeps, shown because no other one came. */
  readonly isOffline?: true;
};

const list = 0;
const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The keys of each kind of thing, and its number. */
type Kinds = Map<string, { readonly keys: readonly string[]; readonly kind: number }>;
const kindOf = (keys: readonly string[], kinds: Kinds): number => {
  // no key of ours has a character that no text in the database can have
  const name = keys.join('\0');
  const known = kinds.get(name) ?? { keys, kind: kinds.size + 1 };
  kinds.set(name, known);
  return known.kind;
};
// not created for each page: each would be compiled again
const pack = (value: unknown, kinds: Kinds): unknown => {
  if (Array.isArray(value)) return [list, ...value.map((one) => pack(one, kinds))];
  if (!isThing(value)) return value;
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  return [kindOf(keys, kinds), ...keys.map((key) => pack(value[key], kinds))];
};

/**
 * The boot data as text. A page holds a hundred cards of one kind, so the keys of each kind are said once, in the first
 * line; in the second a thing is `[its kind, ...values]`, and a list is of kind 0.
 */
export const writeBoot = ({ isShell, me, ...shared }: Boot): string => {
  const kinds: Kinds = new Map();
  const value = JSON.stringify(pack(isShell ? shared : { ...shared, me }, kinds));
  return `${JSON.stringify([...kinds.values()].map(({ keys }) => keys))}\n${value}`;
};

/** Reads what `writeBoot` wrote. */
export const parseBoot = (text: string): Boot => {
  const end = text.indexOf('\n');
  const kinds: readonly (readonly string[])[] = JSON.parse(text.slice(0, end));
  const boot: Boot = JSON.parse(text.slice(end), (_key, value: unknown) => {
    if (!Array.isArray(value)) return value;
    const [kind, ...values]: unknown[] = value;
    const keys = kinds[Number(kind) - 1];
    return keys ? Object.fromEntries(keys.map((key, index) => [key, values[index]])) : values;
  });
  return boot;
};

/** The boot data of a page rendered on the server, with its reader's own; undefined on the development server. */
export const readBoot = (): Boot | undefined => {
  const text = document.getElementById('boot')?.textContent;
  if (!text) return undefined;
  const shared = parseBoot(text);
  const own = JSON.parse(document.getElementById('own')?.textContent ?? '{}');
  return { ...shared, ...own, queries: [...shared.queries, ...(own.queries ?? [])] };
};
