import type { Deps } from '../../../kernel/deps.ts';
import type { Db } from '../../../platform/db/index.ts';
import { countDevices } from '../mobile-device/index.ts';

/** Whether something a person set up needs their number: a phone to pay with, whose codes come by SMS. */
export const isPhoneNeeded = async (
  { config }: Pick<Deps, 'config'>,
  tx: Db,
  userId: number,
): Promise<boolean> => config.messages.sms !== undefined && (await countDevices(tx, userId)) > 0;
