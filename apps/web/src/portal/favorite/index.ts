export { favoriteRoute } from './routes.ts';
