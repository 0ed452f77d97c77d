import { partnerContractAdminRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import { crudHandlers, defineEntity } from '../../kernel/crud/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { invalidFields } from '../../platform/http/index.ts';
import {
  findPartnerFolded,
  overlapsAnother,
  partnerContractConditions,
  partnerContractDerived,
  partnerContractSorts,
} from './partner-contract.queries.ts';
import { partnerContractColumns, partnerContractTable } from './partner-contract.table.ts';

const partnerContracts = defineEntity(partnerContractAdminRoutes, partnerContractTable, {
  prepare: async ({ partnerId, email }, { tx }) => {
    const folded = await findPartnerFolded(tx, partnerId);
    if (folded === undefined)
      throw invalidFields([{ field: 'partnerId', messageKey: 'offer.error.partnerNotFound' }]);
    return partnerContractColumns(folded, email);
  },
  derived: partnerContractDerived,
  sorts: partnerContractSorts,
  where: partnerContractConditions,
  missing: async (contract, { tx }) =>
    (await overlapsAnother(tx, contract))
      ? [{ field: 'validFrom', messageKey: 'validation.contractOverlap' }]
      : [],
});

/** Administration of the terms on which partners are paid. */
export const partnerContractAdminHandlers = (
  deps: Deps,
): Handlers<typeof partnerContractAdminRoutes> => crudHandlers(deps, partnerContracts);
