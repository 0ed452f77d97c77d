export { clientArticleResource, magazineArticleResource } from './article.admin.tsx';
export { ArticleForm } from './ArticleForm.tsx';
export { CopyToClients } from './CopyToClients.tsx';
