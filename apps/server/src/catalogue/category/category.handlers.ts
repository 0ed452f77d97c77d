import type { categoryRoutes, subcategoryRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import { found } from '../../platform/http/index.ts';
import type { Catalogue } from '../card/index.ts';
import { categoryTree } from './category-tree.ts';

export const categoryHandlers = (catalogue: Catalogue): Handlers<typeof categoryRoutes> => ({
  tree: async (_input, caller) => categoryTree(catalogue, caller),
  get: async ({ id }, caller) =>
    found(categoryTree(catalogue, caller).find((category) => category.id === id)),
});

export const subcategoryHandlers = (catalogue: Catalogue): Handlers<typeof subcategoryRoutes> => ({
  get: async ({ id }, caller) => {
    const category = found(
      categoryTree(catalogue, caller).find(({ subcategories }) =>
        subcategories.some((one) => one.id === id),
      ),
    );
    return { subcategory: found(category.subcategories.find((one) => one.id === id)), category };
  },
});
