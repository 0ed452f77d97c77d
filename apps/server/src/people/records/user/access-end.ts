import { deleteSessionsOfUsers } from '../../../kernel/caller/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { voidCodes } from '../../sign-in/code/index.ts';
import { forgetBrowsers } from '../../sign-in/known-browser/index.ts';
import { endDevices } from '../../own/mobile-device/index.ts';
import { withdrawInvitations } from './user.account.queries.ts';

/**
 * What ends when people are switched off or erased, no matter who does it: their sessions, the codes they were sent,
 * the browsers they are known by, the phones they pay with, an invitation nobody took up. Switching on again brings
 * none of it back.
 */
export const endAccess = async (tx: Db, userIds: readonly number[]): Promise<void> => {
  await deleteSessionsOfUsers(tx, userIds);
  await voidCodes(tx, userIds);
  await endDevices(tx, userIds);
  await forgetBrowsers(tx, userIds);
  await withdrawInvitations(tx, userIds);
};
