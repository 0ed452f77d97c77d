export { ArticleCard } from './ArticleCard.tsx';
export { magazineRoutes } from './routes.ts';
