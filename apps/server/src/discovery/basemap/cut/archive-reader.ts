/** What an archive says of itself, and its directories; its tiles are left where they are. */
import {
  bytesToHeader,
  Compression,
  type Entry,
  type Header,
  PMTiles,
  ResolvedValueCache,
  TileType,
} from 'pmtiles';
import { entriesWithin, type TileRange } from '../../../platform/pmtiles/index.ts';
import type { ByteSource } from '../byte-sources.ts';

const headBytes = 16_384;
/** A directory of the largest build there is has some 100 kB; what says it has more is no archive. */
const largestDirectory = 32 * 1_048_576;

export type OpenArchive = {
  readonly header: Header;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Which state of a remote archive was read; undefined where nobody says it. */
  readonly etag: string | undefined;
  readonly bytes: ByteSource;
  /** Its entries of some tiles, their offsets from the start of the archive. */
  readonly entries: (wanted: readonly TileRange[]) => AsyncGenerator<Entry>;
};

const readHeader = (data: ArrayBuffer, etag: string | undefined): Header => {
  const magic = Buffer.from(data, 0, Math.min(8, data.byteLength));
  if (magic.toString('latin1', 0, 7) !== 'PMTiles' || magic[7] !== 3)
    throw new Error('it is no PMTiles archive of version 3');
  const header = bytesToHeader(data, etag);
  if (header.tileType !== TileType.Mvt) throw new Error('it holds no vector tiles (MVT)');
  if (header.tileCompression === Compression.Zstd)
    throw new Error('its tiles are packed with neither gzip nor brotli');
  return header;
};

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Throws where the bytes cannot be had, or are no archive of vector tiles. */
export const openArchive = async (bytes: ByteSource): Promise<OpenArchive> => {
  const start = await bytes.getBytes(0, headBytes);
  const header = readHeader(start.data, start.etag);
  // what is read once needs no cache: the directories of a build of the planet would fill it
  const directoryAt = async (offset: number, length: number): Promise<Entry[]> => {
    if (length > largestDirectory) throw new Error('one of its directories is too large');
    return new ResolvedValueCache(1).getDirectory(bytes, offset, length, header);
  };
  const metadata = await new PMTiles(bytes, new ResolvedValueCache(2)).getMetadata();
  const leaf = ({ offset, length }: Entry): Promise<Entry[]> =>
    directoryAt(header.leafDirectoryOffset + offset, length);
  async function* entries(wanted: readonly TileRange[]): AsyncGenerator<Entry> {
    const root = await directoryAt(header.rootDirectoryOffset, header.rootDirectoryLength);
    for await (const entry of entriesWithin(root, wanted, leaf))
      yield { ...entry, offset: header.tileDataOffset + entry.offset };
  }
  return { header, metadata: asRecord(metadata), etag: start.etag, bytes, entries };
};
