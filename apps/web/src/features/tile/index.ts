export { tileAddress } from './tile-address.ts';
export { TileCard } from './TileCard.tsx';
export { TilePrice } from './TilePrice.tsx';
