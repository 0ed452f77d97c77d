export { isSameFavorite } from './favorite-list.ts';
export { favoritesQuery, showOwnFavorites } from './favorite-store.ts';
export { CardHeart, HeartButton } from './HeartButton.tsx';
export { useFavorites, useFavoritesFlush } from './use-favorites.ts';
