import {
  type categoryAdminRoutes,
  categoryCrud,
  LocalizedText,
  resolveText,
  slug,
} from '@cafeteria/contract';
import * as z from 'zod/mini';
import { actorOf } from '../../entity/audit/index.ts';
import { crudHandlers, saveOrder } from '../../entity/crud/index.ts';
import { fold } from '../../platform/db/index.ts';
import type { Deps } from '../../entity/deps.ts';
import { AppError, invalidFields } from '../../platform/http/index.ts';
import {
  categoryDerived,
  categorySorts,
  countPartnersWithoutCategory,
  findCategoryTree,
} from './category.admin.queries.ts';
import type { Handlers, PrimaryLanguage } from '../../entity/caller/index.ts';

/** The address of a category or subcategory: its name in the language every record has. */
export const routeOf = (
  { name, id }: Readonly<Record<string, unknown>>,
  primary: PrimaryLanguage,
): string => slug(resolveText(z.parse(LocalizedText, name), primary, primary), Number(id));
/** The names of a record in all languages, to search by. */
export const foldedName = ({ cs, sk, en }: LocalizedText): string =>
  fold([cs, sk, en].filter(Boolean).join(' '));
export const assertNamed = (
  name: LocalizedText,
  primary: PrimaryLanguage,
  field = 'name',
): void => {
  if (!name[primary])
    throw invalidFields([{ field: `${field}.${primary}`, messageKey: 'validation.required' }]);
};

/** Administration of the eleven categories: their words and looks, their order, and whether readers see them. */
export const categoryAdminHandlers = async ({
  crud,
  db,
  config,
}: Deps): Promise<Handlers<typeof categoryAdminRoutes>> => {
  const { get, update, activate } = await crudHandlers(
    crud,
    categoryCrud,
    {
      table: 'category',
      links: {},
      prepare: async ({ name }) => {
        assertNamed(name, config.primaryLanguage);
        return { folded: foldedName(name) };
      },
      derived: categoryDerived,
      present: (row) => ({ route: routeOf(row, config.primaryLanguage) }),
      sorts: categorySorts,
      where: () => [],
      missing: async () => [],
      afterSave: async (id, tx) => {
        const partners = await countPartnersWithoutCategory(tx, id);
        if (partners > 0) throw new AppError('category.error.inUse', { partners });
      },
    },
    config.primaryLanguage,
  );
  return {
    get,
    update,
    activate,
    tree: () => findCategoryTree(db),
    order: ({ body: { ids } }, caller) =>
      saveOrder(crud, { table: 'category', scope: {}, ids, actor: actorOf(caller) }),
  };
};
