export { categoryFilter, CategoryName, subcategoryFilter } from './category-filter.tsx';
export { subcategories, SubcategoriesShow, SubcategoryTree } from './subcategories.tsx';
export {
  categoryNodesQuery,
  useAwaitsCategories,
  useAwaitsNodes,
  useCategoryNodes,
  useCategoryTree,
} from './use-categories.ts';
