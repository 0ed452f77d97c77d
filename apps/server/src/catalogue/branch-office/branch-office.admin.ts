import { branchOfficeAdminRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import { crudHandlers, defineEntity } from '../../kernel/crud/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { invalidFields } from '../../platform/http/index.ts';
import { areOfPartner, getPartnerName, isNowhere } from './branch-office.queries.ts';
import { branchOfficeColumns, branchOfficeMissing } from './branch-office.rules.ts';
import { branchOfficeTable } from './branch-office.table.ts';

const branchOffices = defineEntity(branchOfficeAdminRoutes, branchOfficeTable, {
  parent: { param: 'partnerId', column: 'partner_id', table: 'partner' },
  prepare: async (form, { tx, ids: { partnerId = 0 } }) => {
    if (!(await areOfPartner(tx, partnerId, form.subcategoryIds ?? [])))
      throw invalidFields([{ field: 'subcategoryIds', messageKey: 'validation.ofPartner' }]);
    return branchOfficeColumns(form, await getPartnerName(tx, partnerId));
  },
  where: ({ withoutPlace }) => (withoutPlace ? [isNowhere] : []),
  missing: branchOfficeMissing,
});

/** Administration of the branch offices of one partner. */
export const branchOfficeAdminHandlers = (deps: Deps): Handlers<typeof branchOfficeAdminRoutes> =>
  crudHandlers(deps, branchOffices);
