import { branchOfficeAdminRoutes, type BranchOfficeForm } from '@cafeteria/contract';
import { crudHandlers } from '../../entity/crud/index.ts';
import type { Deps } from '../../entity/deps.ts';
import { branchOfficeSorts, getPartnerName } from './branch-office.queries.ts';
import { branchOfficeColumns, branchOfficeMissing } from './branch-office.rules.ts';
import type { Handlers } from '../../entity/caller/index.ts';

/** Administration of the branch offices of one partner. */
export const branchOfficeAdminHandlers = ({
  crud,
  config,
}: Deps): Promise<Handlers<typeof branchOfficeAdminRoutes>> =>
  crudHandlers(
    crud,
    branchOfficeAdminRoutes,
    {
      table: 'branch_office',
      parent: { param: 'partnerId', column: 'partner_id', table: 'partner' },
      links: {
        subcategoryIds: {
          table: 'branch_office_subcategory',
          target: 'subcategory_id',
          type: 'integer',
          inherited: true,
        },
      },
      prepare: async (body: BranchOfficeForm, parent, tx) =>
        branchOfficeColumns(body, await getPartnerName(tx, parent.partnerId ?? 0)),
      derived: {},
      present: () => ({}),
      sorts: branchOfficeSorts(config.primaryLanguage),
      where: () => [],
      missing: async (branchOffice) => branchOfficeMissing(branchOffice),
    },
    config.primaryLanguage,
  );
