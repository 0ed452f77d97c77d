export { categoryResource } from './category.admin.tsx';
export { subcategoryResource } from './subcategory.admin.tsx';
