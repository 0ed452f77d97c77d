import type { BranchOfficeImport, branchOfficeImportRoutes } from '@cafeteria/contract';
import { pageResult } from '../../platform/crud/index.ts';
import { atomic } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError, found, type Handlers } from '../../platform/http/index.ts';
import { getPartnerName } from '../branch-office/index.ts';
import { findImport, insertImport, listImports, moveStatus } from './import.queries.ts';
import { createImporter } from './importer.ts';

export { findImport, insertImport, moveStatus } from './import.queries.ts';
export { createImporter } from './importer.ts';

const checkJob = 'branch-office-import.check';
const runJob = 'branch-office-import.run';

export const branchOfficeImportHandlers = ({ db, crud, jobs }: Deps): Handlers<typeof branchOfficeImportRoutes> => {
  const importer = createImporter(crud);
  jobs.define<{ id: number }>(checkJob, ({ id }) => importer.check(id), ({ id }) => importer.giveUp(id));
  jobs.define<{ id: number }>(runJob, ({ id }) => importer.run(id), ({ id }) => importer.giveUp(id));
  const get = async (partnerId: number, id: number): Promise<BranchOfficeImport> => found(await findImport(db, partnerId, id));
  return {
    list: async ({ partnerId, ...page }) => {
      const { rows, total } = await listImports(db, partnerId, page.pageSize, page.pageNumber);
      return pageResult(rows, page, total);
    },
    get: ({ partnerId, id }) => get(partnerId, id),
    check: async ({ partnerId, body }, { user }) => {
      await getPartnerName(db, partnerId);
      const id = await atomic(db, async (tx) => {
        const created = await insertImport(tx, { partnerId, fileName: body.fileName, content: body.content.replaceAll('\0', '\uFFFD'), userId: user.id });
        await jobs.send(tx, checkJob, { id: created });
        return created;
      });
      return get(partnerId, id);
    },
    run: async ({ partnerId, id }) => {
      await getPartnerName(db, partnerId);
      await get(partnerId, id);
      await atomic(db, async (tx) => {
        if (!(await moveStatus(tx, id, 'CHECKED', 'IMPORTING'))) throw new AppError('import.error.notReady');
        await jobs.send(tx, runJob, { id });
      });
      return get(partnerId, id);
    },
  };
};
