export { TileCard } from './TileCard.tsx';
export { TilePrice } from './TilePrice.tsx';
