import { promoRowAdminRoutes, type PromoRowItem } from '@cafeteria/contract';
import { crudHandlers, defineEntity, saveOrder } from '../../kernel/crud/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { invalidFields } from '../../platform/http/index.ts';
import { assertNamed, foldedName } from '../../kernel/naming.ts';
import { findLinkTargets } from '../link-target/index.ts';
import { promoRowConditions, promoRowDerived } from './promo-row.admin.queries.ts';
import { promoRowTable } from './promo-row.table.ts';
import type { Handlers, Reader } from '../../kernel/caller/index.ts';

const assertTargets = async (
  tx: Db,
  items: readonly PromoRowItem[],
  reader: Reader,
): Promise<void> => {
  const found = await Promise.all(
    items.map(({ linkTarget, targetId }) =>
      findLinkTargets(tx, reader, { type: linkTarget, id: targetId }),
    ),
  );
  const errors = found.flatMap((target, index) =>
    target.length > 0
      ? []
      : [{ field: `items[${index}].targetId`, messageKey: 'validation.reference' }],
  );
  if (errors.length > 0) throw invalidFields(errors);
};

const promoRows = defineEntity(promoRowAdminRoutes, promoRowTable, {
  prepare: async ({ title, items }, { tx, caller }) => {
    assertNamed(title, caller.primary, 'title');
    await assertTargets(tx, items, caller);
    return { folded: foldedName(title) };
  },
  derived: promoRowDerived,
  where: promoRowConditions,
});

/** Administration of promo rows. */
export const promoRowAdminHandlers = (deps: Deps): Handlers<typeof promoRowAdminRoutes> => ({
  ...crudHandlers(deps, promoRows),
  order: ({ body: { placement, categoryId, ids } }, caller) =>
    deps.write((tx) =>
      saveOrder(tx, caller, {
        table: 'promo_row',
        list: { placement, category_id: categoryId },
        ids,
      }),
    ),
  target: (wanted, caller) => findLinkTargets(deps.db, caller, wanted),
});
