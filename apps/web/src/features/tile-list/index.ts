export { TileGrid } from './TileGrid.tsx';
export { TileRow } from './TileRow.tsx';
export { TileSkeletons } from './TileSkeletons.tsx';
