/** What a cut archive will be, before a tile of it is fetched. */
import type { Entry, Header } from 'pmtiles';
import { archiveHead, type Box, type TileRange } from '../../../platform/pmtiles/index.ts';
import { lowerBound } from '../../../platform/lower-bound.ts';
import type { OpenArchive } from './archive-reader.ts';

/** Contents that lie in one piece in the source, and where they come to lie in the new archive. */
export type Piece = { readonly from: number; readonly length: number; readonly to: number };

export type CutPlan = {
  /** Everything before the contents; the same for the same cut of the same source. */
  readonly head: Buffer;
  /** Sorted by both places; together they are all contents. */
  readonly pieces: readonly Piece[];
  /** Of the whole archive, in bytes. */
  readonly size: number;
  readonly tiles: number;
  /** How many tiles are whole once the archive has so many bytes. */
  readonly tilesWithin: (bytes: number) => number;
};

/** A part of the source that tiles point to. */
type Content = { readonly from: number; readonly length: number; tiles: number };

const contentsOf = (entries: readonly Entry[]): Content[] => {
  const known = new Map<number, Content>();
  for (const { offset, length, runLength } of entries) {
    const content = known.get(offset);
    if (content && content.length !== length)
      throw new Error('two of its tiles begin at one place and differ in length');
    if (content) content.tiles += runLength;
    else known.set(offset, { from: offset, length, tiles: runLength });
  }
  return [...known.values()].sort((a, b) => a.from - b.from);
};

/** Where each content comes to lie: they keep the order of the source, so that it is read from its start to its end. */
const placesOf = (contents: readonly Content[]): ReadonlyMap<number, number> => {
  let end = 0;
  return new Map(
    contents.map(({ from, length }) => {
      const place = end;
      end += length;
      return [from, place];
    }),
  );
};

const piecesOf = (contents: readonly Content[], start: number): Piece[] => {
  const pieces: { from: number; length: number; to: number }[] = [];
  let to = start;
  for (const { from, length } of contents) {
    const last = pieces.at(-1);
    if (last && last.from + last.length === from) last.length += length;
    else pieces.push({ from, length, to });
    to += length;
  }
  return pieces;
};

/** Tiles and the bytes at which each content ends, added up. */
const progressOf = (contents: readonly Content[], start: number): CutPlan['tilesWithin'] => {
  let [bytes, tiles] = [start, 0];
  const steps = contents.map((content) => {
    bytes += content.length;
    tiles += content.tiles;
    return { bytes, tiles };
  });
  return (size) =>
    steps[lowerBound(0, steps.length, (at) => (steps[at]?.bytes ?? 0) <= size) - 1]?.tiles ?? 0;
};

const isClustered = (entries: readonly Entry[]): boolean => {
  let end = 0;
  return entries.every(({ offset, length }) => {
    const isInOrder = offset <= end;
    end = Math.max(end, offset + length);
    return isInOrder;
  });
};

export type Cut = {
  readonly wanted: readonly TileRange[];
  readonly maxZoom: number;
  readonly box: Box;
  /** Said in the metadata: where it was cut from, and what. */
  readonly origin: Readonly<Record<string, unknown>>;
};

/** Entries that follow one another and have the same content are one. */
const joined = (entries: readonly Entry[]): Entry[] => {
  const all: Entry[] = [];
  for (const entry of entries) {
    const last = all.at(-1);
    if (last?.offset === entry.offset && last.tileId + last.runLength === entry.tileId)
      last.runLength += entry.runLength;
    else all.push({ ...entry });
  }
  return all;
};

const headOf = (
  header: Header,
  { maxZoom, box, origin }: Cut,
  archive: Readonly<Record<string, unknown>>,
  contents: Parameters<typeof archiveHead>[0],
): Buffer =>
  archiveHead(contents, {
    box,
    minZoom: header.minZoom,
    maxZoom,
    centre: {
      lng: (box.west + box.east) / 2,
      lat: (box.south + box.north) / 2,
      zoom: Math.min(maxZoom, 7),
    },
    metadata: { ...archive, cut: origin },
    tileCompression: header.tileCompression,
    isClustered: isClustered(contents.entries),
  });

/**
 * Reads the directories of an archive as far as the cut needs them. Throws where it holds nothing of what is wanted.
 * `onRead` is told how many entries were found so far.
 */
export const planCut = async (
  archive: OpenArchive,
  cut: Cut,
  onRead: (entries: number) => void,
): Promise<CutPlan> => {
  const found: Entry[] = [];
  for await (const entry of archive.entries(cut.wanted)) {
    found.push(entry);
    onRead(found.length);
  }
  if (found.length === 0) throw new Error('it holds nothing of this part of the world');
  const contents = contentsOf(found);
  const places = placesOf(contents);
  const entries = joined(
    found.map((entry) => ({ ...entry, offset: places.get(entry.offset) ?? 0 })),
  );
  const bytes = contents.reduce((sum, { length }) => sum + length, 0);
  const head = headOf(archive.header, cut, archive.metadata, {
    entries,
    contents: contents.length,
    bytes,
  });
  return {
    head,
    pieces: piecesOf(contents, head.length),
    size: head.length + bytes,
    tiles: found.reduce((sum, { runLength }) => sum + runLength, 0),
    tilesWithin: progressOf(contents, head.length),
  };
};
