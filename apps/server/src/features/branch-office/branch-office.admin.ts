import { branchOfficeAdminRoutes, type BranchOfficeInput } from '@cafeteria/contract';
import { sql } from 'kysely';
import { crudHandlers } from '../../platform/crud/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { found, type Handlers } from '../../platform/http/index.ts';
import { branchOfficeColumns, branchOfficeMissing } from './branch-office.rules.ts';

const partnerName = async (tx: Db, partnerId: number): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select name from partner where id = ${partnerId} and deleted_at is null`.execute(tx);
  return found(rows[0]).name;
};

/** Administration of the branch offices of one partner. */
export const branchOfficeAdminHandlers = ({ crud, config }: Deps): Promise<Handlers<typeof branchOfficeAdminRoutes>> =>
  crudHandlers(
    crud,
    branchOfficeAdminRoutes,
    {
      table: 'branch_office',
      parent: { param: 'partnerId', column: 'partner_id' },
      links: { subcategoryIds: { table: 'branch_office_subcategory', target: 'subcategory_id', type: 'integer', inherited: true } },
      prepare: async (body: BranchOfficeInput, parent, tx) => branchOfficeColumns(body, await partnerName(tx, parent.partnerId ?? 0)),
      derived: {},
      present: () => ({}),
      sorts: {
        ID: sql`t.id`, NAME: config.primaryLanguage === 'sk' ? sql`t.name_sort_sk` : sql`t.name_sort_cs`, LAST_MODIFIED: sql`t.last_modified`, ACTIVE: sql`t.active`, DATE_CREATED: sql`t.date_created`,
      },
      where: () => [],
      missing: async (branchOffice) => branchOfficeMissing(branchOffice),
    },
    config.primaryLanguage,
  );
