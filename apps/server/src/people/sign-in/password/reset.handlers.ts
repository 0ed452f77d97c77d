import type { passwordRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { hashPassword } from '../../../platform/auth/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { checkCode, type RightCode, useCode } from '../code/index.ts';
import { passkeyNames } from '../passkey/index.ts';
import { changePassword } from './change-password.ts';
import type { createLinkLimits } from './link-limits.ts';
import { isStillReached } from './password.queries.ts';
import { assertLongEnough, assertNotGuessable } from './password.rules.ts';

type Handled = Pick<Handlers<typeof passwordRoutes>, 'check' | 'reset'>;

/** The link of a recovery: whether it holds, and the password that is set by it. */
export const resetHandlers = (deps: Deps, limits: ReturnType<typeof createLinkLimits>): Handled => {
  const { db, writeUnseen } = deps;
  const right = (ip: string, userId: number, code: string): Promise<RightCode | undefined> =>
    limits.guess(ip, () => checkCode(deps, { purpose: 'PASSWORD_RESET', userId }, code));
  /** A link holds while it stands in a mailbox or a telephone its person still has. */
  const holds = async (tx: Db, userId: number, { target }: RightCode): Promise<boolean> =>
    target === null || isStillReached(tx, userId, target);
  return {
    check: async ({ body: { userId, code } }, { ip }) => {
      const link = await right(ip, userId, code);
      return { valid: link !== undefined && (await holds(db, userId, link)) };
    },
    reset: async ({ body: { userId, code, password } }, { ip }) => {
      assertLongEnough(deps, 'password', password);
      const link = await right(ip, userId, code);
      if (!link) throw new AppError('auth.error.codeInvalid');
      await assertNotGuessable(db, 'password', password, userId);
      const passwordHash = await hashPassword(password);
      return writeUnseen(async (tx) => {
        const isDone =
          (await useCode(tx, link.id)) &&
          (await holds(tx, userId, link)) &&
          (await changePassword(deps, tx, { userId, passwordHash }));
        if (!isDone) throw new AppError('auth.error.codeInvalid');
        return { passkeys: await passkeyNames(tx, userId) };
      });
    },
  };
};
