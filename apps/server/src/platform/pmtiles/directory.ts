/** Directories of PMTiles 3, written: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md (5) */
import { gzipSync } from 'node:zlib';
import type { Entry } from 'pmtiles';

const headerLength = 127;
/** The header and the root directory must fit into what a reader fetches first. */
const largestRoot = 16_384 - headerLength;
const entriesOfLeaf = 4_096;
/** So many never fit into a root directory. */
const hopeless = 16_384;

/** A growing buffer that takes numbers in seven bits a byte (LEB128). */
const varints = (numbers: Iterable<number>, longest: number): Buffer => {
  const bytes = Buffer.alloc(longest);
  let end = 0;
  for (const number of numbers) {
    let rest = number;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes[end++] = (rest % 128) | 128;
    bytes[end++] = rest;
  }
  return bytes.subarray(0, end);
};

/** A number of 53 bits takes eight groups of seven. */
const longestVarint = 8;

function* columnsOf(entries: readonly Entry[]): Generator<number> {
  yield entries.length;
  let last = 0;
  for (const { tileId } of entries) {
    yield tileId - last;
    last = tileId;
  }
  for (const { runLength } of entries) yield runLength;
  for (const { length } of entries) yield length;
  // an offset that follows from the entry before is written as 0
  let end = -1;
  for (const { offset, length } of entries) {
    yield offset === end ? 0 : offset + 1;
    end = offset + length;
  }
}

const directory = (entries: readonly Entry[]): Buffer =>
  gzipSync(varints(columnsOf(entries), (entries.length * 4 + 1) * longestVarint), { level: 9 });

const inLeavesOf = (entries: readonly Entry[], size: number): Directories => {
  const leaves: Buffer[] = [];
  const pointers: Entry[] = [];
  let offset = 0;
  for (let start = 0; start < entries.length; start += size) {
    const leaf = directory(entries.slice(start, start + size));
    pointers.push({
      tileId: entries[start]?.tileId ?? 0,
      offset,
      length: leaf.length,
      runLength: 0,
    });
    leaves.push(leaf);
    offset += leaf.length;
  }
  const root = directory(pointers);
  return root.length <= largestRoot
    ? { root, leaves: Buffer.concat(leaves) }
    : inLeavesOf(entries, size * 2);
};

export type Directories = { readonly root: Buffer; readonly leaves: Buffer };

/**
 * The entries, sorted by `tileId`, as a root directory and, where they do not fit into it, leaves; all in gzip.
 * @example writeDirectories([{ tileId: 0, offset: 0, length: 120, runLength: 1 }]).leaves.length // 0
 */
export const writeDirectories = (entries: readonly Entry[]): Directories => {
  if (entries.length > hopeless) return inLeavesOf(entries, entriesOfLeaf);
  const root = directory(entries);
  return root.length <= largestRoot
    ? { root, leaves: Buffer.alloc(0) }
    : inLeavesOf(entries, entriesOfLeaf);
};
