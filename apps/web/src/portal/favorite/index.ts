export { favoritesQuery } from './favorite-store.ts';
export { HeartButton, CardHeart } from './HeartButton.tsx';
export { useFavorites, useFavoritesFlush } from './use-favorites.ts';
