import { randomBytes } from 'node:crypto';
import {
  deviceLimit,
  type MobileDeviceAction,
  type mobileDeviceRoutes,
  type MobileDeviceView,
} from '@cafeteria/contract';
import type { Handlers } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError, found } from '../../../platform/http/index.ts';
import { type RightCode, stateOfCode, useCode } from '../../sign-in/code/index.ts';
import { assertDeviceCode, channelOf, sendDeviceCode, wrongCode } from './device-code.ts';
import {
  confirmDevice,
  countDevices,
  findContact,
  findDevice,
  findRegistration,
  listDevices,
  lockOwner,
  preferDevice,
  type Registration,
  renameDevice,
} from './device.queries.ts';
import { applyAction, assertTransition } from './transition.ts';

const registrationInvalid = (): AppError => new AppError('device.error.registrationInvalid');
/** A registration nobody has confirmed yet; unknown, foreign, used and old ones are all the same. */
const findWaiting = async (db: Db, registrationId: string): Promise<Registration> => {
  const device = await findRegistration(db, registrationId);
  if (device?.status !== 'CREATED') throw registrationInvalid();
  return device;
};
const assertRoom = async (db: Db, userId: number): Promise<void> => {
  const { max } = deviceLimit;
  if ((await countDevices(db, userId)) >= max) throw new AppError('device.error.tooMany', { max });
};
const useUp = async (tx: Db, code: RightCode): Promise<void> => {
  if (!(await useCode(tx, code.id))) throw wrongCode('code.error.invalid');
};

/** How a phone becomes its owner's: looked at, told a code, confirmed with it. */
const activationHandlers = (
  deps: Deps,
): Pick<Handlers<typeof mobileDeviceRoutes>, 'activation' | 'sendActivationCode' | 'activate'> => {
  const { db, writeUnseen } = deps;
  const purpose = 'DEVICE_ACTIVATION';
  return {
    activation: async ({ registrationId }, { user: { id: userId } }) => {
      const { model, os, createdAt, expiresAt } = await findWaiting(db, registrationId);
      const channel = channelOf(deps, await findContact(db, userId));
      const code = await stateOfCode(db, { purpose, userId, target: registrationId });
      return {
        valid: true,
        model,
        os,
        createdAt,
        expiresAt,
        codeRequired: true,
        channel,
        ...code,
      };
    },
    sendActivationCode: ({ body: { registrationId: target } }, { user: { id: userId } }) =>
      writeUnseen(async (tx) => {
        const { model: device } = await findWaiting(tx, target);
        await assertRoom(tx, userId);
        return sendDeviceCode(deps, tx, { purpose, userId, target, device });
      }),
    activate: async ({ body }, { user: { id: userId } }) => {
      const { id, model } = await findWaiting(db, body.registrationId);
      const target = body.registrationId;
      const code = await assertDeviceCode(deps, { purpose, userId, target }, body.code);
      const challenge = randomBytes(32).toString('base64url');
      return writeUnseen(async (tx) => {
        await lockOwner(tx, userId);
        await assertRoom(tx, userId);
        await useUp(tx, code);
        if (!(await confirmDevice(tx, { id, userId, name: body.name ?? model, challenge })))
          throw registrationInvalid();
        return found(await findDevice(tx, { id, userId }));
      });
    },
  };
};

/** An owner's own phones. */
export const mobileDeviceHandlers = (deps: Deps): Handlers<typeof mobileDeviceRoutes> => {
  const { db, writeUnseen } = deps;
  type Own = { readonly id: number; readonly userId: number };
  const purpose = 'DEVICE_UNBLOCK';
  /** Changes a phone, locked: what it was decides what it may become. */
  const change = (own: Own, work: (tx: Db, device: MobileDeviceView) => Promise<unknown>) =>
    writeUnseen(async (tx) => {
      await lockOwner(tx, own.userId);
      await work(tx, found(await findDevice(tx, own)));
      return found(await findDevice(tx, own));
    });
  /** A block of one's own is taken back by a code, of which only this phone is spoken. */
  const findCode = async (
    own: Own,
    action: MobileDeviceAction,
    code: string | undefined,
  ): Promise<RightCode | undefined> => {
    assertTransition(found(await findDevice(db, own)), action, 'USER');
    if (action !== 'UNBLOCK') return undefined;
    return assertDeviceCode(
      deps,
      { purpose, userId: own.userId, target: `device ${own.id}` },
      code,
    );
  };
  return {
    ...activationHandlers(deps),
    list: (_input, { user }) => listDevices(db, user.id),
    update: ({ id, body: { name, preferredForPayment: isPreferred } }, { user: { id: userId } }) =>
      change({ id, userId }, async (tx, device) => {
        const isWrong =
          device.status === 'REMOVED' || (isPreferred === true && device.status !== 'ACTIVE');
        if (isWrong) throw new AppError('device.error.invalidTransition');
        await renameDevice(tx, id, name);
        if (isPreferred !== undefined) await preferDevice(tx, { id, userId, isPreferred });
      }),
    sendUnblockCode: ({ id }, { user: { id: userId } }) =>
      writeUnseen(async (tx) => {
        await lockOwner(tx, userId);
        const device = found(await findDevice(tx, { id, userId }));
        assertTransition(device, 'UNBLOCK', 'USER');
        const target = `device ${id}`;
        return sendDeviceCode(deps, tx, { purpose, userId, target, device: device.name });
      }),
    act: async ({ id, body: { action, code } }, { user: { id: userId } }) => {
      const right = await findCode({ id, userId }, action, code);
      return change({ id, userId }, async (tx, device) => {
        await applyAction(tx, device, action, 'USER');
        if (right) await useUp(tx, right);
      });
    },
  };
};
