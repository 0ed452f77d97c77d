import type { passwordRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { hashPassword, type VerifyPassword } from '../../../platform/auth/index.ts';
import { AppError, createLimit, goneSignal, invalidFields } from '../../../platform/http/index.ts';
import { createBotCheck } from '../bot-check/index.ts';
import { isEmployerOnly } from '../identity/index.ts';
import { changePassword } from './change-password.ts';
import { createLinkLimits } from './link-limits.ts';
import { findPasswordHash } from '../../records/user/index.ts';
import { assertLongEnough } from './password.rules.ts';
import { recoverJob, sealedName } from './recover.ts';
import { resetHandlers } from './reset.handlers.ts';

/** Wrong current passwords of one person in a quarter of an hour: who found an open browser guesses no further. */
const wrongLimit = { most: 5, windowMs: 15 * 60_000 };

export const passwordHandlers = (
  deps: Deps,
  verifyPassword: VerifyPassword,
): Handlers<typeof passwordRoutes> => {
  const { db, config, jobs, log, writeUnseen } = deps;
  const isHuman = createBotCheck(config.recaptchaSecret, log);
  const limits = createLinkLimits();
  const wrong = createLimit(wrongLimit);
  return {
    recover: async ({ body: { username, recaptchaToken } }, { ip }) => {
      limits.ask(ip);
      if (isHuman && !(await isHuman(recaptchaToken))) throw new AppError('auth.error.botCheck');
      // whether there is such an account is found out later: this takes the same time for all names
      if (limits.isWorthAsking(username.toLowerCase()))
        await writeUnseen((tx) => jobs.send(tx, recoverJob, sealedName(deps, username)));
      return {};
    },
    ...resetHandlers(deps, limits),
    change: async (
      { body: { currentPassword, newPassword, keepDevices } },
      { user, session, reply },
    ) => {
      if (await isEmployerOnly(db, user.id)) throw new AppError('employer.error.only');
      assertLongEnough(deps, 'newPassword', newPassword);
      const key = String(user.id);
      if (!wrong.take(key)) throw new AppError('common.error.tooManyRequests');
      const findHash = () => findPasswordHash(db, user.id);
      if (!(await verifyPassword(currentPassword, findHash, goneSignal(reply))))
        throw invalidFields([
          { field: 'currentPassword', messageKey: 'validation.currentPassword' },
        ]);
      wrong.clear(key);
      const passwordHash = await hashPassword(newPassword);
      await writeUnseen((tx) =>
        changePassword(deps, tx, {
          userId: user.id,
          passwordHash,
          keepDevices,
          ...(session && { except: session.tokenHash }),
        }),
      );
      return {};
    },
  };
};
