export { findCategoryTree } from './category.admin.queries.ts';
export { findSubcategoryNames } from './category.queries.ts';
export { categoryTree } from './category-tree.ts';
export { categoryHandlers, subcategoryHandlers } from './category.handlers.ts';
export { categoryAdminHandlers } from './category.admin.ts';
export { categoryTable, subcategoryTable } from './category.table.ts';
export { subcategoryAdminHandlers } from './subcategory.admin.ts';
