export { clientArticleResource, magazineArticleResource } from './article.admin.tsx';
