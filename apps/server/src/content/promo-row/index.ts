export { promoRowAdminHandlers } from './promo-row.admin.ts';
import type { promoRowRoutes } from '@cafeteria/contract';
import type { Deps } from '../../entity/deps.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { readerOf } from '../../catalogue/card/index.ts';
import { findPromoRows } from './promo-row.queries.ts';

export { findPromoRows } from './promo-row.queries.ts';
export const promoRowHandlers = ({ db, config }: Deps): Handlers<typeof promoRowRoutes> => ({
  list: (query, context) => findPromoRows(db, readerOf(context, config.primaryLanguage), query),
});
