export { ArticleBlocks } from './ArticleBlocks.tsx';
