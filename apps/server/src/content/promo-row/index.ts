export { promoRowAdminHandlers } from './promo-row.admin.ts';
import type { promoRowRoutes } from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import type { Catalogue } from '../../catalogue/card/index.ts';
import { findPromoRows } from './promo-row.queries.ts';
import type { Handlers } from '../../kernel/caller/index.ts';

export { promoRowTable } from './promo-row.table.ts';
export { findPromoRows } from './promo-row.queries.ts';
export const promoRowHandlers = (
  { db }: Deps,
  catalogue: Catalogue,
): Handlers<typeof promoRowRoutes> => ({
  list: (query, caller) => findPromoRows(db, catalogue, caller, query),
});
