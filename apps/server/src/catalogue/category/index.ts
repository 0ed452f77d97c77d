export { findCategoryTree } from './category.admin.queries.ts';
export { findCategories, findSubcategoryNames } from './category.queries.ts';
export { categoryAdminHandlers } from './category.admin.ts';
export { categoryTable, subcategoryTable } from './category.table.ts';
export { subcategoryAdminHandlers } from './subcategory.admin.ts';
import type { categoryRoutes, subcategoryRoutes } from '@cafeteria/contract';
import type { Deps } from '../../entity/deps.ts';
import { found } from '../../platform/http/index.ts';
import { findCategories } from './category.queries.ts';
import type { Handlers } from '../../entity/caller/index.ts';

export const categoryHandlers = ({ db }: Deps): Handlers<typeof categoryRoutes> => ({
  tree: (_input, caller) => findCategories(db, caller),
  get: async ({ id }, caller) =>
    found((await findCategories(db, caller)).find((category) => category.id === id)),
});

export const subcategoryHandlers = ({ db }: Deps): Handlers<typeof subcategoryRoutes> => ({
  get: async ({ id }, caller) => {
    const tree = await findCategories(db, caller);
    const category = found(
      tree.find(({ subcategories }) => subcategories.some((one) => one.id === id)),
    );
    return { subcategory: found(category.subcategories.find((one) => one.id === id)), category };
  },
});
