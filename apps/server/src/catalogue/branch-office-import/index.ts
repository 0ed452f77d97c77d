import type { branchOfficeImportRoutes } from '@cafeteria/contract';
import type { Deps } from '../../entity/deps.ts';
import { importService } from '../../entity/import/index.ts';
import { getPartnerName } from '../branch-office/index.ts';
import { branchOfficeImports, createBranchOfficeImporter } from './importer.ts';
import type { Handlers } from '../../entity/caller/index.ts';

export { branchOfficeImports, createBranchOfficeImporter } from './importer.ts';

export const branchOfficeImportHandlers = (
  deps: Deps,
): Handlers<typeof branchOfficeImportRoutes> => {
  const imports = importService(deps, {
    name: 'branch-office-import',
    entity: 'branchOffice',
    store: branchOfficeImports,
    importer: createBranchOfficeImporter(deps),
    assertOwner: getPartnerName,
  });
  return {
    list: ({ partnerId, ...page }) => imports.list(partnerId, page),
    get: ({ partnerId, id }) => imports.get(partnerId, id),
    check: ({ partnerId, body }, caller) => imports.check(partnerId, body, caller),
    run: ({ partnerId, id }, caller) => imports.run(partnerId, id, caller),
  };
};
