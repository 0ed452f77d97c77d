import { clientContractAdminRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import { crudHandlers, defineEntity } from '../../kernel/crud/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { invalidFields } from '../../platform/http/index.ts';
import { isOfOtherDays } from '../contract-days.ts';
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
  // whom the employer pays, and who gets the documents that say so; by the days, which contract says so
  proof: (form, before) =>
    form.sellerId !== before?.sellerId ||
    form.email !== before.email ||
    isOfOtherDays(form, before),
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
): Handlers<typeof clientContractAdminRoutes> => crudHandlers(deps, clientContracts);
