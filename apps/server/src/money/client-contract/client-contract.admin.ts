import { clientContractAdminRoutes } from '@cafeteria/contract';
import { assertProven, type Handlers } from '../../kernel/caller/index.ts';
import { crudHandlers, defineEntity } from '../../kernel/crud/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { invalidFields } from '../../platform/http/index.ts';
import {
  clientIsThere,
  overlapsAnother,
  clientContractConditions,
  clientContractDerived,
  clientContractSorts,
} from './client-contract.queries.ts';
import { clientContractColumns, clientContractTable } from './client-contract.table.ts';

const clientContracts = defineEntity(clientContractAdminRoutes, clientContractTable, {
  prepare: async ({ clientId, email }, { tx }) => {
    if (!(await clientIsThere(tx, clientId)))
      throw invalidFields([{ field: 'clientId', messageKey: 'validation.reference' }]);
    return clientContractColumns(email);
  },
  derived: clientContractDerived,
  sorts: clientContractSorts,
  alsoFoundBy: { client_id: 'client' },
  where: clientContractConditions,
  missing: async (contract, { tx }) =>
    (await overlapsAnother(tx, contract))
      ? [{ field: 'validFrom', messageKey: 'validation.contractOverlap' }]
      : [],
});

/** Administration of the terms on which employers pay. */
export const clientContractAdminHandlers = (
  deps: Deps,
): Handlers<typeof clientContractAdminRoutes> => {
  const handlers = crudHandlers(deps, clientContracts);
  return {
    ...handlers,
    create: async (input, caller) => {
      await assertProven(deps.db, caller.session);
      return handlers.create(input, caller);
    },
    copy: async (input, caller) => {
      await assertProven(deps.db, caller.session);
      return handlers.copy(input, caller);
    },
    update: async ({ id, body }, caller) => {
      const { sellerId, email } = await handlers.get({ id }, caller);
      // whom the employer pays, and who gets the documents that say so
      if (body.sellerId !== sellerId || body.email !== email)
        await assertProven(deps.db, caller.session);
      return handlers.update({ id, body }, caller);
    },
  };
};
