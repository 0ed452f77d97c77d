export { favoritesQuery } from './favorite-store.ts';
export { HeartButton, TileHeart } from './HeartButton.tsx';
export { useFavorites, useFavoritesFlush } from './use-favorites.ts';
