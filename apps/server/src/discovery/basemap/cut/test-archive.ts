/** An archive to cut from, as the world's are: many directories, equal tiles stored once, contents in any order. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Compression, type Entry, zxyToTileId } from 'pmtiles';
import { mercatorX, mercatorY } from '../../../platform/pin-index/index.ts';
import { archiveHead, type Box } from '../../../platform/pmtiles/index.ts';

// quickly: an archive has twenty thousand tiles
const packers = {
  [Compression.None]: (bytes: Buffer) => bytes,
  [Compression.Gzip]: (bytes: Buffer) => gzipSync(bytes, { level: 1 }),
  [Compression.Brotli]: (bytes: Buffer) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
} as const;

export type Made = {
  readonly bytes: Buffer;
  /** What each tile holds, unpacked. */ readonly tiles: ReadonlyMap<number, string>;
};
export type Making = {
  readonly box?: Box;
  readonly maxZoom?: number;
  readonly compression?: keyof typeof packers;
  readonly isClustered?: boolean;
  /** Makes its contents others than those of another archive of the same shape. */
  readonly edition?: string;
  /** How much a tile holds, in pieces of 44 bytes. */ readonly weight?: number;
};

const bohemia: Box = { west: 13, south: 49.2, east: 16, north: 51 };
const worldBits = 26;

const tilesIn = ({ west, south, east, north }: Box, zoom: number): number[] => {
  const at = (value: number): number => Math.floor(value / 2 ** (worldBits - zoom));
  const ids: number[] = [];
  for (let x = at(mercatorX(west)); x <= at(mercatorX(east)); x += 1)
    for (let y = at(mercatorY(north)); y <= at(mercatorY(south)); y += 1)
      ids.push(zxyToTileId(zoom, x, y));
  return ids;
};

/** Of seven tiles two are fields and nothing else, and therefore equal; the others cannot be packed much. */
const contentOf = (
  tile: number,
  { edition, weight }: Required<Pick<Making, 'edition' | 'weight'>>,
): string => {
  if (tile % 7 < 2) return `fields ${edition}`;
  const digest = (part: number): string =>
    createHash('sha256').update(`${tile} ${part}`).digest('base64');
  const parts = Array.from({ length: weight + (tile % 5) }, (_, part) => digest(part));
  return `${edition} ${tile} ${parts.join('')}`;
};

type Place = Pick<Entry, 'offset' | 'length'>;
const placesOf = (
  contents: readonly string[],
  packed: readonly Buffer[],
): ReadonlyMap<string, Place> => {
  let offset = 0;
  return new Map(
    contents.map((text, at) => {
      const place = { offset, length: packed[at]?.length ?? 0 };
      offset += place.length;
      return [text, place];
    }),
  );
};
/** Equal tiles that follow one another are one entry. */
const entriesOf = (
  tiles: ReadonlyMap<number, string>,
  places: ReadonlyMap<string, Place>,
): Entry[] => {
  const entries: Entry[] = [];
  for (const [tileId, text] of tiles) {
    const { offset = 0, length = 0 } = places.get(text) ?? {};
    const last = entries.at(-1);
    if (last?.offset === offset && last.tileId + last.runLength === tileId) last.runLength += 1;
    else entries.push({ tileId, offset, length, runLength: 1 });
  }
  return entries;
};

const make = ({
  box = bohemia,
  maxZoom = 14,
  compression = Compression.Gzip,
  isClustered = true,
  edition = 'one',
  weight = 4,
}: Making): Made => {
  const ids = Array.from({ length: maxZoom + 1 }, (_, zoom) => tilesIn(box, zoom))
    .flat()
    .sort((a, b) => a - b);
  const tiles = new Map(ids.map((id) => [id, contentOf(id, { edition, weight })]));
  const contents = [...new Set(tiles.values())];
  if (!isClustered) contents.reverse();
  const packed = contents.map((text) => packers[compression](Buffer.from(text)));
  const entries = entriesOf(tiles, placesOf(contents, packed));
  const bytes = packed.reduce((sum, { length }) => sum + length, 0);
  const head = archiveHead(
    { entries, contents: contents.length, bytes },
    {
      box,
      minZoom: 0,
      maxZoom,
      centre: { lng: 14.4, lat: 50.1, zoom: 7 },
      metadata: { attribution: '© me', name: edition },
      tileCompression: compression,
      isClustered,
    },
  );
  return { bytes: Buffer.concat([head, ...packed]), tiles };
};
const made = new Map<string, Made>();
/** An archive, the same one for who asks for the same: nobody changes its bytes but in a copy. */
export const makeArchive = (making: Making = {}): Made => {
  const key = JSON.stringify(making);
  const archive = made.get(key) ?? make(making);
  made.set(key, archive);
  return archive;
};
