export { CategoryName } from './category.tsx';
export { contacts } from './contacts.tsx';
export { partnerResource } from './partner.admin.tsx';
export { subcategories, SubcategoriesShow, SubcategoryTree } from './subcategories.tsx';
export { visibility } from './visibility.tsx';
export { useCategoryTree } from './use-category-tree.ts';
