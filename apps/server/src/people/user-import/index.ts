import type { userImportRoutes } from '@cafeteria/contract';
import type { Deps } from '../../entity/deps.ts';
import { importService } from '../../entity/import/index.ts';
import { getClientName } from '../client/index.ts';
import { createUserImporter, userImports } from './importer.ts';
import type { Handlers } from '../../entity/caller/index.ts';

export { createUserImporter, userImports } from './importer.ts';

const cleanUp = 'user-import.clean-up';

export const userImportHandlers = (deps: Deps): Handlers<typeof userImportRoutes> => {
  const imports = importService(deps, {
    name: 'user-import',
    entity: 'user',
    store: userImports,
    importer: createUserImporter({ db: deps.db, write: deps.writeUnseen }),
    assertOwner: getClientName,
  });
  deps.jobs.define(cleanUp, async () => void (await userImports.discardOld(deps.db)));
  deps.jobs.schedule(cleanUp, '10 3 * * *');
  return {
    list: ({ clientId, ...page }) => imports.list(clientId, page),
    get: ({ clientId, id }) => imports.get(clientId, id),
    check: ({ clientId, body: { deactivateMissing, ...file } }, caller) =>
      imports.check(clientId, { ...file, options: { deactivateMissing } }, caller),
    run: ({ clientId, id }, caller) => imports.run(clientId, id, caller),
  };
};
