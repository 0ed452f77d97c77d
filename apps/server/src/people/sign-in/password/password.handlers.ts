import type { passwordRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { hashPassword, type VerifyPassword } from '../../../platform/auth/index.ts';
import { AppError, goneSignal, invalidFields } from '../../../platform/http/index.ts';
import { createBotCheck } from '../bot-check/index.ts';
import { isEmployerOnly } from '../identity/index.ts';
import { changePassword } from './change-password.ts';
import { createLinkLimits } from './link-limits.ts';
import { hashToTry } from '../../records/user/index.ts';
import { assertAnother, assertLongEnough, assertNotGuessable } from './password.rules.ts';
import { recoverJob, sealedName } from './recover.ts';
import { resetHandlers } from './reset.handlers.ts';

const wrongPassword = () =>
  invalidFields([{ field: 'currentPassword', messageKey: 'validation.currentPassword' }]);

export const passwordHandlers = (
  deps: Deps,
  verifyPassword: VerifyPassword,
): Handlers<typeof passwordRoutes> => {
  const { db, config, jobs, log, sessions, writeUnseen } = deps;
  const isHuman = createBotCheck(config.recaptchaSecret, log);
  const limits = createLinkLimits();
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
      // before the old one is compared: the answer says nothing of it
      assertAnother(currentPassword, newPassword);
      await assertNotGuessable(db, 'newPassword', newPassword, user.id);
      let replaces: string | null = null;
      const findHash = async () => (replaces = await hashToTry(db, user.id));
      if (!(await verifyPassword(currentPassword, findHash, goneSignal(reply))))
        throw wrongPassword();
      const passwordHash = await hashPassword(newPassword);
      const isDone = await writeUnseen((tx) =>
        changePassword(deps, tx, {
          userId: user.id,
          passwordHash,
          replaces,
          keepDevices,
          ...(session && { except: session.id }),
        }),
      );
      // another one was set in the meantime
      if (!isDone) throw wrongPassword();
      if (session) await sessions.prove(session, { reply });
      return {};
    },
  };
};
