import { number, oneOf, string } from '../../shared/url-state/index.ts';
import type { Values } from './widget.ts';

/** Reads one parameter of an address; what cannot be read is undefined. */
export type Reader<V = unknown> = (value: unknown) => V | undefined;
export type Readers = Readonly<Record<string, Reader>>;
/** What readers make of the parameters of an address. */
export type Read<R extends Readers> = { readonly [K in keyof R]?: ReturnType<R[K]> };

/** Reads a word of a vocabulary: `word(PromoPlacement.options)`. */
export const word =
  <const V extends string>(words: readonly V[]): Reader<V> =>
  (value) =>
    oneOf(words, value);
/** The first page is the one that is not named. */
export const pageNumber: Reader<number> = (value) => number(value) || undefined;
export const keyword: Reader<string> = (value) => string(value)?.slice(0, 128);

/** The parameters of an address that the readers know; what says nothing is left out. */
export const readSearch = <R extends Readers>(readers: R, raw: Values): Read<R> =>
  Object.fromEntries(
    Object.entries(readers)
      .map(([name, reader]) => [name, reader(raw[name])] as const)
      .filter(([, value]) => value !== undefined),
  ) as Read<R>;

export const pageSizes = [20, 40, 60] as const;
/** What of every list stands in its address. */
export const listReaders = {
  keyword,
  active: word(['ACTIVE', 'INACTIVE']),
  sortBy: string,
  sortDirection: word(['ASC', 'DESC']),
  pageSize: (value: unknown) => ([40, 60] as const).find((size) => size === number(value)),
  pageNumber,
  /** The list is being put in order. */
  mode: word(['order']),
} as const;
/** …and what its own filters add. */
export type Search = Read<typeof listReaders> & Values;

/** How a record is saved (the specification's copy mode), and the field to begin at. */
export const editReaders = { copyMode: word(['COPY']), field: string } as const;
