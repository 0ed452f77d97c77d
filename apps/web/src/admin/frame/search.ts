import { number, oneOf, string } from '../../shared/url-state/index.ts';
import type { Values } from './widget.ts';

/** Reads one parameter of an address; undefined when its value is not valid. */
export type Reader<V = unknown> = (value: unknown) => V | undefined;
export type Readers = Readonly<Record<string, Reader>>;
/** The parameters of an address, as their readers return them. */
export type Read<R extends Readers> = { readonly [K in keyof R]?: ReturnType<R[K]> };

/** Reads a word of a vocabulary: `word(PromoPlacement.options)`. */
export const word =
  <const V extends string>(words: readonly V[]): Reader<V> =>
  (value) =>
    oneOf(words, value);
/** Page 0 is left out of the address. */
export const pageNumber: Reader<number> = (value) => number(value) || undefined;
export const keyword: Reader<string> = (value) => string(value)?.slice(0, 128);

/** Reads the parameters that have a reader; those without a valid value are left out. */
export const readSearch = <R extends Readers>(readers: R, raw: Values): Read<R> =>
  Object.fromEntries(
    Object.entries(readers)
      .map(([name, reader]) => [name, reader(raw[name])] as const)
      .filter(([, value]) => value !== undefined),
  ) as Read<R>;

export const pageSizes = [20, 40, 60] as const;
/** The parameters every list has in its address. */
export const listReaders = {
  keyword,
  active: word(['ACTIVE', 'INACTIVE']),
  sortBy: string,
  sortDirection: word(['ASC', 'DESC']),
  pageSize: (value: unknown) => ([40, 60] as const).find((size) => size === number(value)),
  pageNumber,
  /** The columns that are shown, where they are not the list's own choice. */
  columns: (value: unknown) => string(value)?.slice(0, 500),
  /** The view that was opened, by its id or its name. */
  view: (value: unknown) =>
    typeof value === 'number' ? String(value) : string(value)?.slice(0, 40),
  /** The record that is shown beside the list. */
  peek: number,
  /** The list is being put in order. */
  mode: word(['order']),
} as const;
/** The parameters of a list, with those of its own filters. */
export type Search = Read<typeof listReaders> & Values;

/** How a record is saved (the specification's copy mode), and the field to begin at. */
export const editReaders = { copyMode: word(['COPY']), field: string } as const;
