import { subcategoryAdminRoutes } from '@cafeteria/contract';
import { crudHandlers, defineEntity, removeRow, saveOrder } from '../../kernel/crud/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError, invalidFields, notFound } from '../../platform/http/index.ts';
import { replaceSubcategoryOfBranchOffices } from '../branch-office/index.ts';
import { replaceSubcategoryOfOffers } from '../offer/index.ts';
import { replaceSubcategoryOfPartners } from '../partner/index.ts';
import {
  categoryExists,
  findPartnersInNeed,
  findTakenNames,
  isSuccessor,
  subcategoryDerived,
} from './category.admin.queries.ts';
import { assertRegime } from './category.rules.ts';
import { subcategoryTable } from './category.table.ts';
import { assertNamed, foldedName, routeOf } from '../../kernel/naming.ts';
import type { Handlers } from '../../kernel/caller/index.ts';

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

const assertCategory = async (tx: Db, categoryId: number): Promise<void> => {
  if (!(await categoryExists(tx, categoryId))) throw notFound();
};

const subcategories = defineEntity(subcategoryAdminRoutes, subcategoryTable, {
  parent: { param: 'categoryId', column: 'category_id', table: 'category' },
  prepare: async ({ name, taxRegime }, { tx, caller, ids: { categoryId = 0, id = 0 } }) => {
    assertNamed(name, caller.primary);
    assertRegime(taxRegime, caller);
    // of one that is there its category is, too
    if (!id) await assertCategory(tx, categoryId);
    const takenNames = await findTakenNames(tx, categoryId, id, name);
    if (takenNames.length > 0)
      throw invalidFields(
        takenNames.map((language) => ({
          field: `name.${language}`,
          messageKey: 'validation.taken',
        })),
      );
    return { folded: foldedName(name) };
  },
  derived: subcategoryDerived,
  present: ({ id, name }, { primary }) => ({ route: routeOf(name, id, primary) }),
});

/** Administration of the subcategories of one category. */
export const subcategoryAdminHandlers = (deps: Deps): Handlers<typeof subcategoryAdminRoutes> => ({
  ...crudHandlers(deps, subcategories),
  remove: async ({ categoryId, id, moveTo }, caller) => {
    await deps.write(async (tx) =>
      makeRoom(tx, await removeRow(subcategories, tx, caller, { categoryId, id }), moveTo),
    );
    return {};
  },
  order: ({ categoryId, body: { ids } }, caller) =>
    deps.write(async (tx) => {
      await assertCategory(tx, categoryId);
      return saveOrder(tx, caller, {
        table: 'subcategory',
        list: { category_id: categoryId },
        ids,
      });
    }),
});
