/** A part of the world as it is asked for, and the cut it comes to. */
import { zxyToTileId } from 'pmtiles';
import type { Box, TileRange } from '../../../platform/pmtiles/index.ts';
import type { OpenArchive } from './archive-reader.ts';
import type { Cut } from './cut-plan.ts';
import { coverOf, type Outline } from './tile-cover.ts';

/** All tiles down to a zoom. */
const worldTo = (maxZoom: number): TileRange => ({ from: 0, to: zxyToTileId(maxZoom + 1, 0, 0) });

/** What the outlines lie in. */
const boxOf = (outlines: readonly Outline[]): Box => {
  const all = (of: 0 | 1): number[] => outlines.flat().map((corner) => corner[of]);
  return {
    west: Math.min(...all(0)),
    south: Math.min(...all(1)),
    east: Math.max(...all(0)),
    north: Math.max(...all(1)),
  };
};

/** A part of the world, in outlines and in words. */
export type Part = {
  /** Undefined: all the source holds. */ readonly outlines: readonly Outline[] | undefined;
  readonly part: string;
  readonly maxZoom: number;
};

/**
 * The cut of a part out of a source, as deep as both go. Its metadata say where it is from.
 * @example cutOf({ outlines: [countryOutlines.CZ], part: 'CZ', maxZoom: 15 }, 'planet.pmtiles', source)
 */
export const cutOf = (
  { outlines, part, maxZoom: deepest }: Part,
  from: string,
  { header, etag }: Pick<OpenArchive, 'header' | 'etag'>,
): Cut => {
  const maxZoom = Math.min(deepest, header.maxZoom);
  return {
    wanted: outlines ? coverOf(outlines, maxZoom) : [worldTo(maxZoom)],
    maxZoom,
    box: outlines
      ? boxOf(outlines)
      : {
          west: header.minLon,
          south: header.minLat,
          east: header.maxLon,
          north: header.maxLat,
        },
    origin: { from, etag: etag ?? null, part, maxZoom },
  };
};
