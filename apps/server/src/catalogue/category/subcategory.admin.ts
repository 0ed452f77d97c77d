import { subcategoryAdminRoutes } from '@cafeteria/contract';
import { actorOf } from '../../entity/audit/index.ts';
import { crudHandlers, saveOrder } from '../../entity/crud/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../entity/deps.ts';
import { AppError, invalidFields, notFound } from '../../platform/http/index.ts';
import { replaceSubcategoryOfBranchOffices } from '../branch-office/index.ts';
import { replaceSubcategoryOfOffers } from '../offer/index.ts';
import { replaceSubcategoryOfPartners } from '../partner/index.ts';
import { assertNamed, foldedName, routeOf } from './category.admin.ts';
import {
  categoryExists,
  categorySorts,
  findPartnersInNeed,
  findTakenNames,
  isSuccessor,
  subcategoryDerived,
} from './category.admin.queries.ts';
import type { Handlers } from '../../entity/caller/index.ts';

const namedPartners = 10;
/**
 * Nothing may be left without a subcategory it needs: it moves to another one, or the deletion is
 * refused and names who needs it.
 */
const makeRoom = async (
  tx: Db,
  { id, categoryId }: { id: number; categoryId: number },
  moveTo: number | undefined,
): Promise<void> => {
  if (moveTo !== undefined && (moveTo === id || !(await isSuccessor(tx, categoryId, moveTo))))
    throw invalidFields([{ field: 'moveTo', messageKey: 'validation.reference' }]);
  if (moveTo === undefined) {
    const partners = await findPartnersInNeed(tx, categoryId, id);
    if (partners.length > 0)
      throw new AppError('subcategory.error.onlyOne', {
        count: partners.length,
        partners: partners.slice(0, namedPartners).join(', '),
      });
  }
  await replaceSubcategoryOfPartners(tx, id, moveTo);
  await replaceSubcategoryOfOffers(tx, id, moveTo);
  await replaceSubcategoryOfBranchOffices(tx, id, moveTo);
};

/** Administration of the subcategories of one category. */
export const subcategoryAdminHandlers = async ({
  crud,
  config,
}: Deps): Promise<Handlers<typeof subcategoryAdminRoutes>> => {
  const assertCategory = async (tx: Db, categoryId: number): Promise<void> => {
    if (!(await categoryExists(tx, categoryId))) throw notFound();
  };
  const ordinary = await crudHandlers(
    crud,
    subcategoryAdminRoutes,
    {
      table: 'subcategory',
      parent: { param: 'categoryId', column: 'category_id', table: 'category' },
      links: {},
      prepare: async ({ name }, input, tx) => {
        assertNamed(name, config.primaryLanguage);
        const { categoryId = 0, id = 0 } = input;
        await assertCategory(tx, categoryId);
        const taken = await findTakenNames(tx, categoryId, id, name);
        if (taken.length > 0)
          throw invalidFields(
            taken.map((language) => ({
              field: `name.${language}`,
              messageKey: 'validation.taken',
            })),
          );
        return { folded: foldedName(name) };
      },
      derived: subcategoryDerived,
      present: (row) => ({ route: routeOf(row, config.primaryLanguage) }),
      sorts: categorySorts,
      where: () => [],
      missing: async () => [],
      beforeRemove: (item, tx, { moveTo }) => makeRoom(tx, item, moveTo),
    },
    config.primaryLanguage,
  );
  return {
    ...ordinary,
    order: ({ categoryId, body: { ids } }, caller) =>
      saveOrder(crud, {
        table: 'subcategory',
        scope: { category_id: categoryId },
        ids,
        actor: actorOf(caller),
        before: (tx) => assertCategory(tx, categoryId),
      }),
  };
};
