import type { DepositRecord, depositAdminRoutes } from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { pageResult } from '../../kernel/page.ts';
import { found } from '../../platform/http/index.ts';
import { findDepositRecord, listDeposits } from './deposit.view.queries.ts';
import { goOn } from './open.ts';
import { type Deposits, needGate } from './service.ts';

/** The support's view of deposits; every look at one is audited. */
export const depositAdminHandlers = (
  { db }: Deps,
  deposits: Deposits,
): Handlers<typeof depositAdminRoutes> => {
  const get = async (id: number): Promise<DepositRecord> => found(await findDepositRecord(db, id));
  return {
    list: async (filter) => {
      const { rows, total } = await listDeposits(db, filter);
      return pageResult(rows, filter, total);
    },
    get: async ({ id }, caller) => {
      const record = await get(id);
      await recordAudit(db, caller, { action: 'VIEW', entity: 'deposit', entityId: id });
      return record;
    },
    recheck: async ({ id }, caller) => {
      const { status } = await get(id);
      await goOn(needGate(deposits), id);
      const record = await get(id);
      await recordAudit(db, caller, {
        action: 'UPDATE',
        entity: 'deposit',
        entityId: id,
        before: { status },
        after: { status: record.status },
      });
      return record;
    },
  };
};
