/** Sets of tiles as ranges of their numbers: PMTiles counts them along a Hilbert curve, so what is near is in few. */
import type { Entry } from 'pmtiles';
import { lowerBound } from '../lower-bound.ts';

/** The tiles from the number `from` to the one before `to`. */
export type TileRange = { readonly from: number; readonly to: number };

export const everyTile: readonly TileRange[] = [{ from: 0, to: Number.MAX_SAFE_INTEGER }];

/**
 * The ranges in order, each tile in one of them at most.
 * @example tileRanges([{ from: 5, to: 7 }, { from: 1, to: 5 }]) // [{ from: 1, to: 7 }]
 */
export const tileRanges = (ranges: readonly TileRange[]): readonly TileRange[] => {
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
};

const overlapping = (ranges: readonly TileRange[], { from, to }: TileRange): TileRange[] => {
  const first = lowerBound(0, ranges.length, (at) => (ranges[at]?.to ?? to) <= from);
  const found: TileRange[] = [];
  for (let at = first; (ranges[at]?.from ?? to) < to; at += 1) {
    const range = ranges[at];
    if (range) found.push({ from: Math.max(from, range.from), to: Math.min(to, range.to) });
  }
  return found;
};

/** The entries of a directory below one, by what its pointer says. */
type ReadLeaf = (pointer: Entry) => Promise<readonly Entry[]>;
/** The specification knows two levels; one more is a mistake, many more a trap. */
const deepest = 4;

/**
 * What the directories hold of some tiles, in their order: entries that stand for several are cut to the wanted ones,
 * and leaves without any are never read.
 * Throws for directories that are not in order or lie too deep.
 */
export async function* entriesWithin(
  directory: readonly Entry[],
  wanted: readonly TileRange[],
  readLeaf: ReadLeaf,
  depth = 1,
): AsyncGenerator<Entry> {
  if (depth > deepest) throw new Error('its directories lie one in another without an end');
  for (const [place, entry] of directory.entries()) {
    const next = directory[place + 1]?.tileId ?? Number.MAX_SAFE_INTEGER;
    const isLeaf = entry.runLength === 0;
    if (next < entry.tileId + Math.max(1, entry.runLength))
      throw new Error('its directories are not in order');
    const to = isLeaf ? next : entry.tileId + entry.runLength;
    const found = overlapping(wanted, { from: entry.tileId, to });
    if (isLeaf && found.length > 0)
      yield* entriesWithin(await readLeaf(entry), wanted, readLeaf, depth + 1);
    if (!isLeaf)
      for (const { from, to: end } of found)
        yield { ...entry, tileId: from, runLength: end - from };
  }
}
