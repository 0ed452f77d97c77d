export {
  archiveHead,
  type ArchiveContents,
  type ArchiveDescription,
  type Box,
} from './archive-head.ts';
export { entriesWithin, everyTile, type TileRange, tileRanges } from './tile-ranges.ts';
