import type { userImportRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { importJobs, importService } from '../../../kernel/import/index.ts';
import { type Job, defineJob } from '../../../platform/jobs/index.ts';
import { getClientName } from '../../records/client/index.ts';
import { userColumns } from './import.rules.ts';
import { createUserImporter, userImports } from './importer.ts';

export { userColumns } from './import.rules.ts';
export { createUserImporter, userImports } from './importer.ts';

const name = 'user-import';
export const userImportJobs = ({
  db,
  writeUnseen,
}: Pick<Deps, 'db' | 'writeUnseen'>): readonly Job[] => [
  ...importJobs(name, createUserImporter({ db, write: writeUnseen })),
  defineJob({
    name: `${name}.clean-up`,
    schedule: '10 3 * * *',
    work: () => userImports.discardOld(db),
  }),
];

export const userImportHandlers = (deps: Deps): Handlers<typeof userImportRoutes> => {
  const imports = importService(deps, {
    name,
    entity: 'user',
    store: userImports,
    columns: userColumns,
    assertOwner: getClientName,
  });
  return {
    list: ({ clientId, ...page }) => imports.list(clientId, page),
    get: ({ clientId, id }) => imports.get(clientId, id),
    upload: ({ clientId, body: { fileName, deactivateMissing }, file }, caller) =>
      imports.upload(clientId, { fileName, file, options: { deactivateMissing } }, caller),
    check: ({ clientId, id }) => imports.check(clientId, id),
    run: ({ clientId, id, body }, caller) =>
      imports.run({ ownerId: clientId, id, accepted: body?.accepted }, caller),
  };
};
