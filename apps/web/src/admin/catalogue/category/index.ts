export { CategoryOrder } from './CategoryOrder.tsx';
export { categoryResource } from './category.admin.tsx';
export { subcategoryResource } from './subcategory.admin.tsx';
export { useCategoryNodes } from './use-category-nodes.ts';
