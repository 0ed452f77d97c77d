import { deleteOtherSessions } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { queueMessage } from '../../../messages/outbox/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { endDevicesExcept, lockOwner } from '../../own/mobile-device/index.ts';
import { findPasswordHash, setPassword } from '../../records/user/index.ts';
import { voidCodes } from '../code/index.ts';
import { passkeyNames } from '../passkey/index.ts';

type NewPassword = {
  readonly userId: number;
  readonly passwordHash: string;
  /** The password that was typed: where another one was set in the meantime, it stays. */
  readonly replaces?: string | null;
  /** The session that goes on. */
  readonly except?: string;
  /** The phones that go on paying. */
  readonly keepDevices?: readonly number[];
};
/**
 * Puts a new password in force: the other sessions end, the phones that are not kept, links to another one too, and its
 * owner is told.
 */
export const changePassword = async (
  deps: Deps,
  tx: Db,
  { userId, passwordHash, replaces, except, keepDevices = [] }: NewPassword,
): Promise<boolean> => {
  // a phone that is being committed waits, and finds its registration gone
  await lockOwner(tx, userId);
  if (replaces !== undefined && (await findPasswordHash(tx, userId)) !== replaces) return false;
  if (!(await setPassword(tx, userId, passwordHash))) return false;
  await deleteOtherSessions(tx, userId, except);
  await voidCodes(tx, [userId], 'PASSWORD_RESET');
  await queueMessage(deps, tx, {
    kind: 'PASSWORD_CHANGED',
    userId,
    data: {
      at: new Date().toISOString(),
      ended: await endDevicesExcept(tx, userId, keepDevices),
      passkeys: await passkeyNames(tx, userId),
    },
  });
  return true;
};
