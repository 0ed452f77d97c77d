export { clientArticleAdminHandlers, magazineArticleAdminHandlers } from './article.admin.ts';
export { findArticleCards, internalBenefitHandlers, magazineArticleHandlers } from './article.handlers.ts';
