import { randomBytes } from 'node:crypto';
import { deviceLimit, type mobileDeviceAppRoutes, nextDeviceStatus } from '@cafeteria/contract';
import type { Handlers } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { completeTask } from '../task/index.ts';
import { queueMessage } from '../../../messages/outbox/index.ts';
import {
  addressGroup,
  AppError,
  createLimit,
  invalidFields,
} from '../../../platform/http/index.ts';
import { isCommitSigned, readDeviceKey } from './device-key.ts';
import {
  commitDevice,
  findRegistration,
  insertDevice,
  lockOwner,
  type Registration,
} from './device.queries.ts';

/**
 * What phones may ask for: a whole office may share one address, and every phone asks every few seconds how it stands.
 * Who guesses registrations guesses 128 bits.
 */
const createLimits = () => {
  const windowMs = deviceLimit.minutes * 60_000;
  const registrations = createLimit({ max: 60, windowMs });
  const commits = createLimit({ max: 120, windowMs });
  const polls = createLimit({ max: 900, windowMs });
  const pollsOfAddress = createLimit({ max: 18_000, windowMs });
  const take = (...taken: readonly boolean[]): void => {
    if (taken.includes(false)) throw new AppError('common.error.tooManyRequests');
  };
  return {
    register: (ip: string): void => take(registrations.take(addressGroup(ip))),
    commit: (ip: string): void => take(commits.take(addressGroup(ip))),
    poll: (ip: string, registrationId: string): void =>
      take(polls.take(registrationId), pollsOfAddress.take(addressGroup(ip))),
  };
};

const createRegistrationId = (): string => randomBytes(16).toString('hex').toUpperCase();

/** A registration that its app may commit now, and whose it is. */
const assertWaiting = (device: Registration | undefined) => {
  if (!device || device.statusReason === 'EXPIRED')
    throw new AppError('device.error.registrationInvalid');
  const { userId, challenge, publicKey } = device;
  const isNext = nextDeviceStatus(device, 'COMMIT', 'APP') !== undefined;
  if (!isNext || userId === null || challenge === null || publicKey === null)
    throw new AppError('device.error.invalidTransition');
  return { ...device, userId, challenge, publicKey };
};

/** What the app of a phone asks for: registration, polling, commit (docs/device-api.md). */
export const mobileDeviceAppHandlers = (deps: Deps): Handlers<typeof mobileDeviceAppRoutes> => {
  const { db, config, digest, writeUnseen } = deps;
  const limits = createLimits();
  return {
    register: async ({ body }, { ip }) => {
      limits.register(ip);
      const publicKey = readDeviceKey(body.publicKey);
      if (!publicKey)
        throw invalidFields([{ field: 'publicKey', messageKey: 'device.error.keyInvalid' }]);
      const registrationId = createRegistrationId();
      const expiresAt = await insertDevice(db, { ...body, publicKey, registrationId });
      const activation = new URL('/profile/mobile-devices/activation', config.webOrigin);
      activation.searchParams.set('registrationId', registrationId);
      return { registrationId, expiresAt: expiresAt ?? '', activationUrl: activation.href };
    },
    status: async ({ registrationId }, { ip }) => {
      limits.poll(ip, registrationId);
      const device = await findRegistration(db, registrationId);
      if (!device) throw new AppError('device.error.registrationInvalid');
      const { status, statusReason, challenge } = device;
      return {
        status: statusReason === 'EXPIRED' ? statusReason : status,
        challenge: status === 'PENDING_COMMIT' ? challenge : null,
      };
    },
    commit: async ({ registrationId, body: { signature } }, { ip }) => {
      limits.commit(ip);
      const waiting = assertWaiting(await findRegistration(db, registrationId));
      if (!isCommitSigned({ ...waiting, registrationId, signature }))
        throw new AppError('device.error.signatureInvalid');
      const { id, userId, challenge, name, model } = waiting;
      const deviceToken = randomBytes(32).toString('base64url');
      const tokenHash = digest.of(deviceToken);
      await writeUnseen(async (tx) => {
        const isCommitted =
          (await lockOwner(tx, userId)) &&
          (await commitDevice(tx, { id, userId, challenge, tokenHash }));
        if (!isCommitted) throw new AppError('device.error.invalidTransition');
        await completeTask(tx, userId, 'ACTIVATE_DEVICE');
        await queueMessage(deps, tx, {
          kind: 'DEVICE_ACTIVATED',
          userId,
          data: { name, model, path: '/profile/mobile-devices' },
          once: `device-activated ${id}`,
        });
      });
      return { status: 'ACTIVE', deviceToken };
    },
  };
};
