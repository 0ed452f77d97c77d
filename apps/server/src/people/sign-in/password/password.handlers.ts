import type { passwordRoutes } from '@cafeteria/contract';
import { type Handlers, deleteOtherSessions } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { queueMessage } from '../../../messages/outbox/index.ts';
import { hashPassword, type VerifyPassword } from '../../../platform/auth/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError, createLimit, goneSignal, invalidFields } from '../../../platform/http/index.ts';
import { createBotCheck } from '../bot-check/index.ts';
import { checkCode, useCode, voidCodes } from '../code/index.ts';
import { endDevicesExcept, lockOwner } from '../../own/mobile-device/index.ts';
import { isEmployerOnly } from '../identity/index.ts';
import { createLinkLimits } from './link-limits.ts';
import { findPasswordHash, setPassword } from '../../records/user/index.ts';
import { isStillReached } from './password.queries.ts';
import { assertLongEnough } from './password.rules.ts';
import { recoverJob, sealedName } from './recover.ts';

/** Wrong current passwords of one person in a quarter of an hour: who found an open browser guesses no further. */
const wrongLimit = { most: 5, windowMs: 15 * 60_000 };

type NewPassword = {
  readonly userId: number;
  readonly passwordHash: string;
  /** The session that goes on. */
  readonly except?: Buffer;
  /** The phones that go on paying. */
  readonly keepDevices?: readonly number[];
};
/**
 * Puts a new password in force: the other sessions end, the phones that are not kept, links to another one too, and its
 * owner is told.
 */
const changePassword = async (
  deps: Deps,
  tx: Db,
  { userId, passwordHash, except, keepDevices = [] }: NewPassword,
): Promise<boolean> => {
  // a phone that is being committed waits, and finds its registration gone
  await lockOwner(tx, userId);
  if (!(await setPassword(tx, userId, passwordHash))) return false;
  await deleteOtherSessions(tx, userId, except);
  await voidCodes(tx, [userId], 'PASSWORD_RESET');
  await queueMessage(deps, tx, {
    kind: 'PASSWORD_CHANGED',
    userId,
    data: {
      at: new Date().toISOString(),
      ended: await endDevicesExcept(tx, userId, keepDevices),
    },
  });
  return true;
};

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
    reset: async ({ body: { userId, code, password } }, { ip }) => {
      assertLongEnough(deps, 'password', password);
      const right = await limits.guess(ip, () =>
        checkCode(deps, { purpose: 'PASSWORD_RESET', userId }, code),
      );
      if (!right) throw new AppError('auth.error.codeInvalid');
      const passwordHash = await hashPassword(password);
      await writeUnseen(async (tx) => {
        const isDone =
          (await useCode(tx, right.id)) &&
          (right.target === null || (await isStillReached(tx, userId, right.target))) &&
          (await changePassword(deps, tx, { userId, passwordHash }));
        if (!isDone) throw new AppError('auth.error.codeInvalid');
      });
      return {};
    },
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
