import { operatorAdminRoutes, type operatorRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../../kernel/caller/index.ts';
import { singletonHandlers } from '../../../kernel/crud/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { findOperator } from './operator.queries.ts';
import { operatorTable } from './operator.table.ts';

/** Who runs the portal, for everybody. */
export const operatorHandlers = ({ db }: Pick<Deps, 'db'>): Handlers<typeof operatorRoutes> => ({
  get: () => findOperator(db),
});

/** Administration of who runs the portal. */
export const operatorAdminHandlers = (deps: Deps): Handlers<typeof operatorAdminRoutes> =>
  singletonHandlers(deps, operatorAdminRoutes, operatorTable, {
    initial: { companyId: null, email: null, phone: null },
  });
