export { clientArticleAdminHandlers, magazineArticleAdminHandlers } from './article.admin.ts';
export { internalBenefitHandlers, magazineArticleHandlers } from './article.handlers.ts';
