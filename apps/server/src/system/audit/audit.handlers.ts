import type { auditRoutes } from '@cafeteria/contract';
import { pageResult } from '../../entity/page.ts';
import type { Deps } from '../../entity/deps.ts';
import { listAudit } from './audit.queries.ts';
import type { Handlers } from '../../entity/caller/index.ts';

export const auditHandlers = ({ db }: Deps): Handlers<typeof auditRoutes> => ({
  list: async (query) => {
    const { entries, total } = await listAudit(db, query);
    return pageResult(entries, query, total);
  },
});
