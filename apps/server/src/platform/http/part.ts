import type { IncomingHttpHeaders } from 'node:http';

/** The first and the last byte. */
type Part = { readonly from: number; readonly to: number };

const boundsOf = (first: string, last: string, size: number): Part =>
  first === ''
    ? { from: Math.max(0, size - Number(last)), to: size - 1 }
    : { from: Number(first), to: last === '' ? size - 1 : Math.min(size - 1, Number(last)) };

type ByteRange = { readonly first: string; readonly last: string };
/** One part, and the right way round; undefined of anything else. */
const readRange = (range: string): ByteRange | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first === '' || last === '') return first === last ? undefined : { first, last };
  return Number(last) < Number(first) ? undefined : { first, last };
};

/**
 * The part of a file that is asked for (RFC 9110, 14.2); undefined for the whole, which is also what is given to whom
 * asks for several parts, or for the rest of another version.
 */
export const partOf = (
  { range = '', 'if-range': version }: IncomingHttpHeaders,
  { size, etag }: { readonly size: number; readonly etag: string },
): Part | 'unsatisfiable' | undefined => {
  const byteRange = readRange(range);
  if (!byteRange || (version !== undefined && version !== etag)) return undefined;
  const { from, to } = boundsOf(byteRange.first, byteRange.last, size);
  return from > to ? 'unsatisfiable' : { from, to };
};
