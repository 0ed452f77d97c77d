import type { branchOfficeImportRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { importJobs, importService } from '../../kernel/import/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { getPartnerName } from '../branch-office/index.ts';
import { officeColumns } from './cells.ts';
import { branchOfficeImports, createBranchOfficeImporter } from './importer.ts';
import type { FindPlaces } from './places.ts';

export { officeColumns } from './cells.ts';
export type { FindPlaces } from './places.ts';
export { branchOfficeImports, createBranchOfficeImporter } from './importer.ts';

const name = 'branch-office-import';
export const branchOfficeImportJobs = (
  { db, write }: Pick<Deps, 'db' | 'write'>,
  findPlaces: FindPlaces,
): readonly Job[] => importJobs(name, createBranchOfficeImporter({ db, write, findPlaces }));

export const branchOfficeImportHandlers = (
  deps: Deps,
): Handlers<typeof branchOfficeImportRoutes> => {
  const imports = importService(deps, {
    name,
    entity: 'branchOffice',
    store: branchOfficeImports,
    columns: officeColumns,
    assertOwner: getPartnerName,
  });
  return {
    list: ({ partnerId, ...page }) => imports.list(partnerId, page),
    get: ({ partnerId, id }) => imports.get(partnerId, id),
    upload: ({ partnerId, body, file }, caller) =>
      imports.upload(partnerId, { ...body, file }, caller),
    check: ({ partnerId, id }) => imports.check(partnerId, id),
    run: ({ partnerId, id, body }, caller) =>
      imports.run({ ownerId: partnerId, id, accepted: body?.accepted }, caller),
  };
};
