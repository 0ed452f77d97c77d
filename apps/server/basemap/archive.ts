/** Writes PMTiles 3: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
import { gzipSync } from 'node:zlib';
import type { Box } from './geometry.ts';
import type { Tile } from './tiles.ts';

type Entry = { readonly id: number; readonly offset: number; readonly length: number; run: number };

const headerLength = 127;
/** The header and the root directory must fit into what a reader fetches first. */
const largestRoot = 16_384 - headerLength;
const entriesOfLeaf = 2_048;

const varints = (numbers: readonly number[]): number[] =>
  numbers.flatMap((number) => {
    const bytes: number[] = [];
    let rest = number;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
    return [...bytes, rest];
  });

const directory = (entries: readonly Entry[]): Buffer => {
  const before = (place: number): Entry | undefined => entries[place - 1];
  const ids = entries.map(({ id }, place) => id - (before(place)?.id ?? 0));
  // an offset that follows from the one before is written as 0
  const offsets = entries.map(({ offset }, place) => {
    const last = before(place);
    return last && last.offset + last.length === offset ? 0 : offset + 1;
  });
  return gzipSync(
    Buffer.from(
      varints([
        entries.length,
        ...ids,
        ...entries.map(({ run }) => run),
        ...entries.map(({ length }) => length),
        ...offsets,
      ]),
    ),
    { level: 9 },
  );
};

/** Equal tiles are stored once, and a row of them is one entry. */
const store = (
  tiles: readonly Tile[],
): { entries: readonly Entry[]; contents: readonly Buffer[] } => {
  const places = new Map<Buffer, number>();
  const contents: Buffer[] = [];
  const entries: Entry[] = [];
  let end = 0;
  for (const { id, bytes } of tiles) {
    const offset = places.get(bytes) ?? end;
    if (offset === end) {
      places.set(bytes, offset);
      contents.push(bytes);
      end += bytes.length;
    }
    const last = entries.at(-1);
    if (last?.offset === offset && last.id + last.run === id) last.run += 1;
    else entries.push({ id, offset, length: bytes.length, run: 1 });
  }
  return { entries, contents };
};

const withLeaves = (entries: readonly Entry[]): { root: Buffer; leaves: Buffer } => {
  const whole = directory(entries);
  if (whole.length <= largestRoot) return { root: whole, leaves: Buffer.alloc(0) };
  const leaves: Buffer[] = [];
  const pointers: Entry[] = [];
  for (let start = 0, offset = 0; start < entries.length; start += entriesOfLeaf) {
    const leaf = directory(entries.slice(start, start + entriesOfLeaf));
    pointers.push({ id: entries[start]?.id ?? 0, offset, length: leaf.length, run: 0 });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: directory(pointers), leaves: Buffer.concat(leaves) };
};

export type Description = {
  readonly box: Box;
  readonly maxZoom: number;
  readonly centre: { readonly lng: number; readonly lat: number; readonly zoom: number };
  readonly metadata: Readonly<Record<string, unknown>>;
};

/**
 * An archive of gzipped vector tiles; the tiles must be sorted by id, and equal ones be the same
 * Buffer.
 * @example
 * const metadata = { attribution: '…' };
 * writeArchive([{ id: 0, bytes: gzipSync(tile) }], { box, maxZoom: 0, centre, metadata })
 */
export const writeArchive = (
  tiles: readonly Tile[],
  { box, maxZoom, centre, metadata }: Description,
): Buffer => {
  const { entries, contents } = store(tiles);
  const { root, leaves } = withLeaves(entries);
  const described = gzipSync(JSON.stringify(metadata));
  const data = Buffer.concat(contents);
  const header = Buffer.alloc(headerLength);
  header.write('PMTiles', 0);
  header.writeUInt8(3, 7);
  const lengths = [root.length, described.length, leaves.length, data.length];
  let offset = headerLength;
  lengths.forEach((length, place) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + place * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + place * 16);
    offset += length;
  });
  [tiles.length, entries.length, contents.length].forEach((count, place) =>
    header.writeBigUInt64LE(BigInt(count), 72 + place * 8),
  );
  // clustered; directories and tiles in gzip; vector tiles; zooms
  [1, 2, 2, 1, 0, maxZoom].forEach((value, place) => header.writeUInt8(value, 96 + place));
  const degrees = (value: number, at: number): number =>
    header.writeInt32LE(Math.round(value * 1e7), at);
  [box.west, box.south, box.east, box.north].forEach((value, place) =>
    degrees(value, 102 + place * 4),
  );
  header.writeUInt8(centre.zoom, 118);
  degrees(centre.lng, 119);
  degrees(centre.lat, 123);
  return Buffer.concat([header, root, described, leaves, data]);
};
