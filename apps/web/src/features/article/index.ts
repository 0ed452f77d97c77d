export {
  articleQuery,
  articlesQuery,
  featuredQuery,
  internalBenefitsQuery,
  magazinePageSize,
} from './article-data.ts';
export { ArticleBlocks } from './ArticleBlocks.tsx';
export { ArticleCard } from './ArticleCard.tsx';
export { BorrowedNote } from './BorrowedNote.tsx';
