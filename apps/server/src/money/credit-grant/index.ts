import type { creditGrantImportRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { importJobs, importService } from '../../kernel/import/index.ts';
import { getClientName } from '../../people/records/client/index.ts';
import { defineJob, type Job } from '../../platform/jobs/index.ts';
import { decideTerms } from './grant.ts';
import { grantColumns } from './import.rules.ts';
import { createGrantImporter, creditGrantImports } from './importer.ts';

export { give } from './billing.ts';
export { listGrantees } from './grant.queries.ts';
export { type Granted, granteesOf } from './grant.rules.ts';
export { grantColumns, grantLines } from './import.rules.ts';
export { creditGrantHandlers } from './grant.handlers.ts';
export { creditOrderHandlers, creditOrderJobs } from './order.handlers.ts';

const name = 'credit-grant-import';
export const creditGrantImportJobs = ({ db, writeUnseen, config }: Deps): readonly Job[] => [
  ...importJobs(name, createGrantImporter({ db, write: writeUnseen }, config)),
  defineJob({
    name: `${name}.clean-up`,
    schedule: '20 3 * * *',
    work: () => creditGrantImports.discardOld(db),
  }),
];

/** A grant from a file. */
export const creditGrantImportHandlers = (deps: Deps): Handlers<typeof creditGrantImportRoutes> => {
  const imports = importService(deps, {
    name,
    entity: 'credit_grant',
    store: creditGrantImports,
    columns: grantColumns,
    assertOwner: getClientName,
  });
  return {
    list: ({ clientId, ...page }) => imports.list(clientId, page),
    get: ({ clientId, id }) => imports.get(clientId, id),
    upload: async ({ clientId, body: { fileName, ...terms }, file }, caller) => {
      // said now, not after the file has been checked
      await decideTerms(deps.db, clientId, terms, deps.config);
      return imports.upload(clientId, { fileName, file, options: terms }, caller);
    },
    check: ({ clientId, id }) => imports.check(clientId, id),
    run: ({ clientId, id, body }, caller) =>
      imports.run({ ownerId: clientId, id, accepted: body?.accepted }, caller),
  };
};
