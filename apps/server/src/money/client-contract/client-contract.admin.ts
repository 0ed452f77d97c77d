import { clientContractAdminRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import { crudHandlers, defineEntity } from '../../kernel/crud/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { invalidFields } from '../../platform/http/index.ts';
import {
  findClientFolded,
  overlapsAnother,
  clientContractConditions,
  clientContractDerived,
  clientContractSorts,
} from './client-contract.queries.ts';
import { clientContractColumns, clientContractTable } from './client-contract.table.ts';

const clientContracts = defineEntity(clientContractAdminRoutes, clientContractTable, {
  prepare: async ({ clientId, email }, { tx }) => {
    const folded = await findClientFolded(tx, clientId);
    if (folded === undefined)
      throw invalidFields([{ field: 'clientId', messageKey: 'validation.reference' }]);
    return clientContractColumns(folded, email);
  },
  derived: clientContractDerived,
  sorts: clientContractSorts,
  where: clientContractConditions,
  missing: async (contract, { tx }) =>
    (await overlapsAnother(tx, contract))
      ? [{ field: 'validFrom', messageKey: 'validation.contractOverlap' }]
      : [],
});

/** Administration of the terms on which employers pay. */
export const clientContractAdminHandlers = (
  deps: Deps,
): Handlers<typeof clientContractAdminRoutes> => crudHandlers(deps, clientContracts);
