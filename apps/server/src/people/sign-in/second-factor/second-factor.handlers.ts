import type { secondFactorRoutes } from '@cafeteria/contract';
import { recordAudit } from '../../../kernel/audit/index.ts';
import { assertAlive, type Editor, type Handlers } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError, found } from '../../../platform/http/index.ts';
import { findUsername } from './username.queries.ts';
import { findFactors, lockFactors } from './second-factor.queries.ts';
import {
  beginApp,
  confirmApp,
  nextStepOf,
  removeApp,
  renewRecoveryCodes,
  secondFactorStateOf,
} from './second-factor.ts';

/** Notes what somebody may prove themselves with before and after: who holds an open session leaves a trace too. */
const noted = async <T>(tx: Db, caller: Editor, work: () => Promise<T>): Promise<T> => {
  const { id } = caller.user;
  const factorsOf = async () => {
    const { hasApp, passkeys, recoveryCodes } = found(await findFactors(tx, id));
    return { hasApp, passkeys, recoveryCodes };
  };
  const before = { factors: await factorsOf() };
  const result = await work();
  const after = { factors: await factorsOf() };
  await recordAudit(tx, caller, { action: 'UPDATE', entity: 'user', entityId: id, before, after });
  return result;
};

/** The own second factor; what changes it asks for a fresh proof. */
export const secondFactorHandlers = (deps: Deps): Handlers<typeof secondFactorRoutes> => {
  const { db } = deps;
  return {
    get: (_input, { user }) => secondFactorStateOf(deps, db, user.id),
    beginApp: async (_input, { user }) => {
      const username = await findUsername(db, user.id);
      return deps.writeUnseen((tx) => beginApp(deps, tx, { userId: user.id, username }));
    },
    confirmApp: async ({ body }, caller) => ({
      recoveryCodes: await deps.writeUnseen(async (tx) => {
        const { user, session } = caller;
        await lockFactors(tx, user.id);
        await assertAlive(tx, session);
        return noted(tx, caller, () => confirmApp(deps, tx, user.id, body.code));
      }),
    }),
    removeApp: async (_input, caller) => {
      await deps.writeUnseen((tx) => noted(tx, caller, () => removeApp(deps, tx, caller.user.id)));
      return {};
    },
    renewRecoveryCodes: async (_input, caller) =>
      deps.writeUnseen(async (tx) => {
        const { user } = caller;
        await lockFactors(tx, user.id);
        if ((await nextStepOf(deps, tx, user.id)) !== 'SECOND_FACTOR')
          throw new AppError('code.error.invalid');
        const recoveryCodes = await noted(tx, caller, () => renewRecoveryCodes(deps, tx, user.id));
        return { recoveryCodes };
      }),
  };
};
