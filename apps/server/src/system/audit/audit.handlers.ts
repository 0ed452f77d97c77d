import type { auditRoutes } from '@cafeteria/contract';
import { pageResult } from '../../kernel/page.ts';
import type { Deps } from '../../kernel/deps.ts';
import { createAuditCount, listAudit } from './audit.queries.ts';
import type { Handlers } from '../../kernel/caller/index.ts';

export const auditHandlers = ({ db }: Deps): Handlers<typeof auditRoutes> => {
  const countEntries = createAuditCount(db);
  return {
    list: async (query) => {
      const { entries, total } = await listAudit(db, countEntries, query);
      return pageResult(entries, query, total);
    },
  };
};
