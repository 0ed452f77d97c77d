export { clientArticleAdminHandlers, magazineArticleAdminHandlers } from './article.admin.ts';
export { articleTable } from './article.table.ts';
export { articleColumns } from './article.rules.ts';
export {
  findArticleCards,
  internalBenefitHandlers,
  magazineArticleHandlers,
} from './article.handlers.ts';
