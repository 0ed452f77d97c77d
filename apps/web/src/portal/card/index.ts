export { tileAddress } from './card-href.ts';
export { TileCard } from './CatalogueCard.tsx';
export { TilePrice } from './CardPrice.tsx';
export { TileGrid } from './CatalogueGrid.tsx';
export { TileRow } from './CatalogueRow.tsx';
export { TileSkeletons } from './CatalogueSkeletons.tsx';
