import { type categoryAdminRoutes, categoryCrud } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import { crudHandlers, defineEntity, saveOrder } from '../../kernel/crud/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { assertNamed, foldedName, routeOf } from '../../kernel/naming.ts';
import { AppError } from '../../platform/http/index.ts';
import {
  categoryDerived,
  countPartnersWithoutCategory,
  findCategoryTree,
} from './category.admin.queries.ts';
import { assertRegime } from './category.rules.ts';
import { categoryTable } from './category.table.ts';

const categories = defineEntity(categoryCrud, categoryTable, {
  prepare: ({ name, taxRegime }, { caller }) => {
    assertNamed(name, caller.primary);
    assertRegime(taxRegime, caller);
    return { folded: foldedName(name) };
  },
  derived: categoryDerived,
  present: ({ id, name }, { primary }) => ({ route: routeOf(name, id, primary) }),
  afterSave: async (id, tx) => {
    const partners = await countPartnersWithoutCategory(tx, id);
    if (partners > 0) throw new AppError('category.error.inUse', { partners });
  },
});

/** Administration of the eleven categories: their words and looks, their order, and whether readers see them. */
export const categoryAdminHandlers = (deps: Deps): Handlers<typeof categoryAdminRoutes> => {
  const { get, update, activate } = crudHandlers(deps, categories);
  return {
    get,
    update,
    activate,
    tree: () => findCategoryTree(deps.db),
    order: ({ body: { ids } }, caller) =>
      deps.write((tx) => saveOrder(tx, caller, { table: 'category', list: {}, ids })),
  };
};
