/** Writes the tiles of the bundled map as one archive. */
import { Compression, type Entry } from 'pmtiles';
import { archiveHead, type ArchiveDescription } from '../src/platform/pmtiles/index.ts';
import type { Tile } from './tiles.ts';

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
    if (last?.offset === offset && last.tileId + last.runLength === id) last.runLength += 1;
    else entries.push({ tileId: id, offset, length: bytes.length, runLength: 1 });
  }
  return { entries, contents };
};

export type Description = Pick<ArchiveDescription, 'box' | 'maxZoom' | 'centre' | 'metadata'>;

/**
 * An archive of gzipped vector tiles; the tiles must be sorted by id, and equal ones be the same
 * Buffer.
 * @example
 * const metadata = { attribution: '…' };
 * writeArchive([{ id: 0, bytes: gzipSync(tile) }], { box, maxZoom: 0, centre, metadata })
 */
export const writeArchive = (tiles: readonly Tile[], description: Description): Buffer => {
  const { entries, contents } = store(tiles);
  const data = Buffer.concat(contents);
  const head = archiveHead(
    { entries, contents: contents.length, bytes: data.length },
    { ...description, minZoom: 0, tileCompression: Compression.Gzip, isClustered: true },
  );
  return Buffer.concat([head, data]);
};
