/** Statements as they come from the process that reads them: so many entries that each piece is a moment of work. */
import type { ReadEntry, ReadStatement } from './statement.ts';

/** Read, numbered and written in one or two milliseconds of the thread that answers. */
export const entriesInPiece = 250;

export type PackedStatement = Omit<ReadStatement, 'entries'> & {
  readonly count: number;
  /** What came and what went, in minor units, neither below nothing. */
  readonly credits: number;
  readonly debits: number;
  /** Its entries, each piece by itself a text: objects would all be made at once where they arrive. */
  readonly pieces: readonly string[];
};

const sumOf = (entries: readonly ReadEntry[], sign: 1 | -1): number =>
  entries.reduce((sum, { amount }) => sum + Math.max(0, amount * sign), 0);

export const pack = ({ entries, ...statement }: ReadStatement): PackedStatement => ({
  ...statement,
  count: entries.length,
  credits: sumOf(entries, 1),
  debits: sumOf(entries, -1),
  pieces: Array.from({ length: Math.ceil(entries.length / entriesInPiece) }, (_, nth) =>
    JSON.stringify(entries.slice(nth * entriesInPiece, (nth + 1) * entriesInPiece)),
  ),
});
export const unpack = (piece: string): readonly ReadEntry[] => JSON.parse(piece);
