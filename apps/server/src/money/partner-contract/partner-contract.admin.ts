import { partnerContractAdminRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import { crudHandlers, defineEntity } from '../../kernel/crud/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { invalidFields } from '../../platform/http/index.ts';
import { isOfOtherDays } from '../contract-days.ts';
import {
  partnerIsThere,
  overlapsAnother,
  partnerContractConditions,
  partnerContractDerived,
  partnerContractSorts,
} from './partner-contract.queries.ts';
import { partnerContractColumns, partnerContractTable } from './partner-contract.table.ts';

const partnerContracts = defineEntity(partnerContractAdminRoutes, partnerContractTable, {
  prepare: async ({ partnerId, email }, { tx }) => {
    if (!(await partnerIsThere(tx, partnerId)))
      throw invalidFields([{ field: 'partnerId', messageKey: 'offer.error.partnerNotFound' }]);
    return partnerContractColumns(email);
  },
  // who gets the settlements, and is told before another account is paid; by the days, which contract says so
  proof: (form, before) =>
    form.partnerId !== before?.partnerId ||
    form.email !== before.email ||
    isOfOtherDays(form, before),
  derived: partnerContractDerived,
  sorts: partnerContractSorts,
  alsoFoundBy: { partner_id: 'partner' },
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
