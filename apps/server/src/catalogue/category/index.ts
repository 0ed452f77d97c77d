export { findCategoryTree } from './category.admin.queries.ts';
export { findCategories } from './category.queries.ts';
export { assertNamed, categoryAdminHandlers, foldedName } from './category.admin.ts';
export { subcategoryAdminHandlers } from './subcategory.admin.ts';
import type { categoryRoutes, subcategoryRoutes } from '@cafeteria/contract';
import type { Deps } from '../../entity/deps.ts';
import { found, type Handlers } from '../../platform/http/index.ts';
import { readerOf } from '../card/index.ts';
import { findCategories } from './category.queries.ts';

export const categoryHandlers = ({ db, config }: Deps): Handlers<typeof categoryRoutes> => ({
  tree: (_input, context) => findCategories(db, readerOf(context, config.primaryLanguage)),
  get: async ({ id }, context) =>
    found(
      (await findCategories(db, readerOf(context, config.primaryLanguage))).find(
        (category) => category.id === id,
      ),
    ),
});

export const subcategoryHandlers = ({ db, config }: Deps): Handlers<typeof subcategoryRoutes> => ({
  get: async ({ id }, context) => {
    const tree = await findCategories(db, readerOf(context, config.primaryLanguage));
    const category = found(
      tree.find(({ subcategories }) => subcategories.some((one) => one.id === id)),
    );
    return { subcategory: found(category.subcategories.find((one) => one.id === id)), category };
  },
});
