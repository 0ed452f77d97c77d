import type { auditRoutes } from '@cafeteria/contract';
import { pageResult } from '../../entity/crud/index.ts';
import type { Deps } from '../../entity/deps.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { listAudit } from './audit.queries.ts';

export const auditHandlers = ({ db }: Deps): Handlers<typeof auditRoutes> => ({
  list: async (query) => {
    const { entries, total } = await listAudit(db, query);
    return pageResult(entries, query, total);
  },
});
