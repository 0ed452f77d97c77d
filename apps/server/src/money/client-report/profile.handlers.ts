import type { payrollProfileRoutes } from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { getClientName } from '../../people/records/client/index.ts';
import { atomic } from '../../platform/db/index.ts';
import { findProfile, forgetProfile, saveProfile } from './profile.queries.ts';

/** How an employer's payroll system wants its months. */
export const payrollProfileHandlers = ({
  db,
}: Pick<Deps, 'db'>): Handlers<typeof payrollProfileRoutes> => ({
  get: async ({ clientId }) => {
    await getClientName(db, clientId);
    return { profile: await findProfile(db, clientId) };
  },
  save: async ({ clientId, body: { profile } }, caller) => {
    await getClientName(db, clientId);
    await atomic(db, async (tx) => {
      const before = await findProfile(tx, clientId);
      await (profile ? saveProfile(tx, clientId, profile) : forgetProfile(tx, clientId));
      await recordAudit(tx, caller, {
        action: 'UPDATE',
        entity: 'client',
        entityId: clientId,
        before: { payrollProfile: before },
        after: { payrollProfile: profile },
      });
    });
    return { profile };
  },
});
