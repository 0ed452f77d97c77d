/** Reads an archive from its start to its end, as nobody does who only draws. */
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { Compression, type Entry } from 'pmtiles';
import { everyTile } from '../../../platform/pmtiles/index.ts';
import type { ByteSource } from '../byte-sources.ts';
import { openArchive } from './archive-reader.ts';

const unpacked = {
  [Compression.Gzip]: promisify(gunzip),
  [Compression.Brotli]: promisify(brotliDecompress),
} as const;

const unpackerOf = (compression: Compression): ((bytes: Buffer) => Promise<Buffer>) =>
  compression === Compression.Gzip || compression === Compression.Brotli
    ? unpacked[compression]
    : async (bytes) => bytes;

const contentsOf = (entries: readonly Entry[]): Entry[] =>
  [...new Map(entries.map((entry) => [entry.offset, entry])).values()].sort(
    (a, b) => a.offset - b.offset,
  );

export type Checked = { readonly tiles: number; readonly bytes: number };

/**
 * Every directory is read and every tile unpacked (gzip carries a sum of what it holds). Throws with the reason when
 * one cannot be; `onProgress` is told how many bytes of tiles were read.
 */
export const checkArchive = async (
  bytes: ByteSource,
  size: number,
  onProgress: (bytes: number) => void,
): Promise<Checked> => {
  const { header, entries } = await openArchive(bytes);
  const all: Entry[] = [];
  for await (const entry of entries(everyTile)) all.push(entry);
  const unpack = unpackerOf(header.tileCompression);
  let read = 0;
  for (const { tileId, offset, length } of contentsOf(all)) {
    const { data } = offset + length <= size ? await bytes.getBytes(offset, length) : {};
    if (data?.byteLength !== length) throw new Error(`tile ${tileId} lies beyond its end`);
    await unpack(Buffer.from(data)).catch((error: unknown) => {
      throw new Error(`tile ${tileId} cannot be unpacked`, { cause: error });
    });
    read += length;
    onProgress(read);
  }
  return { tiles: all.reduce((sum, { runLength }) => sum + runLength, 0), bytes: read };
};
