import type { secondFactorRoutes } from '@cafeteria/contract';
import { assertAlive, type Handlers } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { AppError, found } from '../../../platform/http/index.ts';
import { findUsername } from './username.queries.ts';
import { findFactors, lockFactors } from './second-factor.queries.ts';
import {
  beginApp,
  confirmApp,
  nextStepOf,
  removeApp,
  renewRecoveryCodes,
} from './second-factor.ts';

/** An administrator's own second factor; what changes it asks for a fresh proof. */
export const secondFactorHandlers = (deps: Deps): Handlers<typeof secondFactorRoutes> => {
  const { db, config } = deps;
  return {
    get: async (_input, { user }) => {
      const { hasApp, passkeys, recoveryCodes } = found(await findFactors(db, user.id));
      return { mode: config.adminSecondFactor, hasApp, passkeys, recoveryCodes };
    },
    beginApp: async (_input, { user }) => {
      const username = await findUsername(db, user.id);
      return deps.writeUnseen((tx) => beginApp(deps, tx, { userId: user.id, username }));
    },
    confirmApp: async ({ body }, { user, session }) => ({
      recoveryCodes: await deps.writeUnseen(async (tx) => {
        await lockFactors(tx, user.id);
        await assertAlive(tx, session);
        return confirmApp(deps, tx, user.id, body.code);
      }),
    }),
    removeApp: async (_input, { user }) => {
      await deps.writeUnseen((tx) => removeApp(deps, tx, user.id));
      return {};
    },
    renewRecoveryCodes: async (_input, { user }) =>
      deps.writeUnseen(async (tx) => {
        await lockFactors(tx, user.id);
        if ((await nextStepOf(deps, tx, user.id)) !== 'SECOND_FACTOR')
          throw new AppError('code.error.invalid');
        return { recoveryCodes: await renewRecoveryCodes(deps, tx, user.id) };
      }),
  };
};
