export { CategoryChips } from './CategoryChips.tsx';
export { CategoryLinks } from './CategoryLinks.tsx';
export { categoriesQuery, useCategories } from './use-categories.ts';
