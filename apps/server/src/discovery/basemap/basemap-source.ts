/** The one way to the tiles of the basemap, whether bundled, a file or far away. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Compression, PMTiles, ResolvedValueCache, TileType } from 'pmtiles';
import type { ByteSource } from './byte-sources.ts';

export type StoredTile = { readonly bytes: Buffer; readonly encoding: 'identity' | 'gzip' | 'br' };
export type Description = {
  readonly maxZoom: number;
  /** Of what is in the archive. */ readonly version: string;
  /** As HTML, the way archives carry it. */ readonly attribution: string;
};

export type BasemapSource = {
  /** What the archive says of itself. Throws when it cannot be read or holds no vector tiles. */
  readonly describe: () => Promise<Description>;
  /** A tile as it is stored; undefined when there is none. Throws when the archive cannot be read. */
  readonly tile: (z: number, x: number, y: number) => Promise<StoredTile | undefined>;
  readonly close: () => Promise<void>;
};

const encodings: Partial<Record<Compression, StoredTile['encoding']>> = {
  [Compression.None]: 'identity',
  [Compression.Unknown]: 'identity',
  [Compression.Gzip]: 'gzip',
  [Compression.Brotli]: 'br',
};
const directoriesKept = 200;
const tileBytesKept = 32 * 1_048_576;
/** A tile without anything takes a place too. */
const leastSize = 100;
/** The header and the root directory, which knows the length of every tile or of what lists them. */
const headBytes = 16_384;

const attributionIn = (metadata: unknown): string => {
  const attribution =
    typeof metadata === 'object' && metadata !== null && 'attribution' in metadata
      ? metadata.attribution
      : '';
  return typeof attribution === 'string' ? attribution : '';
};

/**
 * Reads tiles of a PMTiles archive as they are stored, so that they need no packing again.
 * @example const source = createBasemapSource(await openFile('region.pmtiles')); await source.tile(0, 0, 0)
 */
export const createBasemapSource = (
  bytes: ByteSource,
  { keepsTiles = false } = {},
): BasemapSource => {
  // this one forgets what failed; its directories are unpacked, the tiles of `packed` are not
  const directories = new ResolvedValueCache(directoriesKept);
  const packed = new PMTiles(bytes, directories, async (tile) => tile);
  const kept = new LRUCache<string, { readonly tile: StoredTile | undefined }>({
    maxSize: tileBytesKept,
    sizeCalculation: ({ tile }) => leastSize + (tile?.bytes.length ?? 0),
  });
  const read = async (z: number, x: number, y: number): Promise<StoredTile | undefined> => {
    const found = await packed.getZxy(z, x, y);
    const encoding = encodings[(await packed.getHeader()).tileCompression];
    if (!encoding) throw new Error('its tiles are packed with neither gzip nor brotli');
    return found && { bytes: Buffer.from(found.data), encoding };
  };
  return {
    describe: async () => {
      const { tileType, maxZoom, etag } = await packed.getHeader();
      if (tileType !== TileType.Mvt) throw new Error('it holds no vector tiles (MVT)');
      const [start, metadata] = await Promise.all([
        bytes.getBytes(0, headBytes),
        new PMTiles(bytes, directories).getMetadata(),
      ]);
      const version = createHash('sha1')
        .update(new Uint8Array(start.data))
        .update(JSON.stringify(metadata))
        .update(etag ?? '')
        .digest('base64url')
        .slice(0, 12);
      return { maxZoom, version, attribution: attributionIn(metadata) };
    },
    tile: async (z, x, y) => {
      const key = `${z}/${x}/${y}`;
      const known = kept.get(key);
      if (known) return known.tile;
      const tile = await read(z, x, y);
      if (keepsTiles) kept.set(key, { tile });
      return tile;
    },
    close: () => bytes.close(),
  };
};
