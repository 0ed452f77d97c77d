/** What stands before the tiles of an archive of PMTiles 3 (its specification, parts 2 to 4). */
import { gzipSync } from 'node:zlib';
import { Compression, type Entry, TileType } from 'pmtiles';
import { writeDirectories } from './directory.ts';

const headerLength = 127;

/** In degrees. */
export type Box = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

export type ArchiveDescription = {
  readonly box: Box;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly centre: { readonly lng: number; readonly lat: number; readonly zoom: number };
  readonly metadata: Readonly<Record<string, unknown>>;
  /** How its vector tiles are packed. */ readonly tileCompression: Compression;
  /** Whether the contents lie in the order of the tiles. */ readonly isClustered: boolean;
};

/** What an archive holds: entries sorted by tile, and how many bytes of contents they point into. */
export type ArchiveContents = {
  readonly entries: readonly Entry[];
  readonly contents: number;
  readonly bytes: number;
};

/**
 * Header, directories and metadata; the contents follow, at the offsets of the entries.
 * @example Buffer.concat([archiveHead({ entries, contents: 1, bytes: tile.length }, description), tile])
 */
export const archiveHead = (
  { entries, contents, bytes }: ArchiveContents,
  { box, minZoom, maxZoom, centre, metadata, tileCompression, isClustered }: ArchiveDescription,
): Buffer => {
  const { root, leaves } = writeDirectories(entries);
  const described = gzipSync(JSON.stringify(metadata));
  const header = Buffer.alloc(headerLength);
  header.write('PMTiles', 0);
  header.writeUInt8(3, 7);
  let offset = headerLength;
  [root.length, described.length, leaves.length, bytes].forEach((length, place) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + place * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + place * 16);
    offset += length;
  });
  const tiles = entries.reduce((sum, { runLength }) => sum + runLength, 0);
  [tiles, entries.length, contents].forEach((count, place) =>
    header.writeBigUInt64LE(BigInt(count), 72 + place * 8),
  );
  [Number(isClustered), Compression.Gzip, tileCompression, TileType.Mvt, minZoom, maxZoom].forEach(
    (value, place) => header.writeUInt8(value, 96 + place),
  );
  const degrees = (value: number, at: number): number =>
    header.writeInt32LE(Math.round(value * 1e7), at);
  [box.west, box.south, box.east, box.north].forEach((value, place) =>
    degrees(value, 102 + place * 4),
  );
  header.writeUInt8(centre.zoom, 118);
  degrees(centre.lng, 119);
  degrees(centre.lat, 123);
  return Buffer.concat([header, root, described, leaves]);
};
