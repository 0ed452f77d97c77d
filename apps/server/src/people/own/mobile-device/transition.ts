import {
  type MobileDeviceAction,
  type MobileDeviceActor,
  type MobileDeviceTransition,
  type MobileDeviceView,
  nextDeviceStatus,
} from '@cafeteria/contract';
import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { blockDevice, removeDevice, unblockDevice } from './device.queries.ts';

/** Throws when this cannot happen to the phone, or not by this hand (rules/mobile-device.ts). */
export const assertTransition = (
  device: Pick<MobileDeviceView, 'status' | 'blockedBy'>,
  transition: MobileDeviceTransition,
  by: MobileDeviceActor,
): void => {
  if (!nextDeviceStatus(device, transition, by))
    throw new AppError('device.error.invalidTransition');
};

const steps: Readonly<
  Record<MobileDeviceAction, (tx: Db, id: number, by: MobileDeviceActor) => Promise<unknown>>
> = { BLOCK: blockDevice, UNBLOCK: unblockDevice, REMOVE: removeDevice };
/** Does to a locked phone what people may do to it. */
export const applyAction = async (
  tx: Db,
  device: MobileDeviceView,
  action: MobileDeviceAction,
  by: MobileDeviceActor,
): Promise<void> => {
  assertTransition(device, action, by);
  await steps[action](tx, device.id, by);
};
