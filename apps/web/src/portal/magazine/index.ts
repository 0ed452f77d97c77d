export { ArticleCard } from './ArticleCard.tsx';
