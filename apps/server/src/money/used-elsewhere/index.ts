import type { usedElsewhereImportRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { importJobs, importService } from '../../kernel/import/index.ts';
import { getClientName } from '../../people/records/client/index.ts';
import { defineJob, type Job } from '../../platform/jobs/index.ts';
import {
  createUsedElsewhereImporter,
  usedElsewhereColumns,
  usedElsewhereImports,
} from './importer.ts';
import { assertYearIsOpen } from '../tax-limit/index.ts';
import { assertRegime } from './used-elsewhere.handlers.ts';

export { usedElsewhereHandlers } from './used-elsewhere.handlers.ts';

const name = 'used-elsewhere-import';
export const usedElsewhereJobs = ({ db, writeUnseen, config }: Deps): readonly Job[] => [
  ...importJobs(name, createUsedElsewhereImporter({ db, write: writeUnseen }, config.currency)),
  defineJob({
    name: `${name}.clean-up`,
    schedule: '25 3 * * *',
    work: () => usedElsewhereImports.discardOld(db),
  }),
];

/** What was used elsewhere, from a file. */
export const usedElsewhereImportHandlers = (
  deps: Deps,
): Handlers<typeof usedElsewhereImportRoutes> => {
  const imports = importService(deps, {
    name,
    entity: 'used_elsewhere',
    store: usedElsewhereImports,
    columns: usedElsewhereColumns,
    assertOwner: getClientName,
  });
  return {
    list: ({ clientId, ...page }) => imports.list(clientId, page),
    get: ({ clientId, id }) => imports.get(clientId, id),
    upload: async ({ clientId, body: { fileName, ...terms }, file }, caller) => {
      assertRegime(terms.regime, deps.config);
      await assertYearIsOpen(deps.db, terms.year);
      return imports.upload(clientId, { fileName, file, options: terms }, caller);
    },
    check: ({ clientId, id }) => imports.check(clientId, id),
    run: ({ clientId, id, body }, caller) =>
      imports.run({ ownerId: clientId, id, accepted: body?.accepted }, caller),
  };
};
