import { promoRowAdminRoutes, PromoRowItem, publicationState } from '@cafeteria/contract';
import * as z from 'zod/mini';
import { actorOf } from '../../entity/audit/index.ts';
import { crudHandlers, saveOrder, validity } from '../../entity/crud/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../entity/deps.ts';
import { invalidFields } from '../../platform/http/index.ts';
import { assertNamed, foldedName } from '../../catalogue/category/index.ts';
import { findLinkTargets } from '../link-target/index.ts';
import {
  promoRowConditions,
  promoRowDerived,
  promoRowSorts,
  savePromoRowItems,
} from './promo-row.admin.queries.ts';
import type { Handlers, PrimaryLanguage } from '../../entity/caller/index.ts';

const Items = z.array(PromoRowItem);

const assertTargets = async (
  tx: Db,
  items: readonly PromoRowItem[],
  primary: PrimaryLanguage,
): Promise<void> => {
  const found = await Promise.all(
    items.map(({ linkTarget, targetId }) =>
      findLinkTargets(tx, primary, { type: linkTarget, id: targetId }),
    ),
  );
  const errors = found.flatMap((target, index) =>
    target.length > 0
      ? []
      : [{ field: `items[${index}].targetId`, messageKey: 'validation.reference' }],
  );
  if (errors.length > 0) throw invalidFields(errors);
};

/** Administration of promo rows. */
export const promoRowAdminHandlers = async ({
  crud,
  db,
  config: { primaryLanguage },
}: Deps): Promise<Handlers<typeof promoRowAdminRoutes>> => {
  const ordinary = await crudHandlers(
    crud,
    promoRowAdminRoutes,
    {
      table: 'promo_row',
      links: {
        items: { save: (tx, id, value) => savePromoRowItems(tx, id, z.parse(Items, value)) },
      },
      prepare: async ({ title, items }, _input, tx) => {
        assertNamed(title, primaryLanguage, 'title');
        await assertTargets(tx, items, primaryLanguage);
        return { folded: foldedName(title) };
      },
      derived: promoRowDerived,
      present: (row) => ({ publication: publicationState(validity(row), Date.now()) }),
      sorts: promoRowSorts,
      where: promoRowConditions,
      missing: async () => [],
    },
    primaryLanguage,
  );
  return {
    ...ordinary,
    order: ({ body: { placement, categoryId, ids } }, caller) =>
      saveOrder(crud, {
        table: 'promo_row',
        scope: { placement, category_id: categoryId },
        ids,
        actor: actorOf(caller),
      }),
    target: (wanted) => findLinkTargets(db, primaryLanguage, wanted),
  };
};
