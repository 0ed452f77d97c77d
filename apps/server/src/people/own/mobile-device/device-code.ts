import type { CodeChannel } from '@cafeteria/contract';
import type { Deps } from '../../../kernel/deps.ts';
import { queueMessage } from '../../../messages/outbox/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { checkCode, issueCode, resendSeconds, type RightCode } from '../../sign-in/code/index.ts';
import { type Contact, findContact } from './device.queries.ts';

/** What a code about a phone is for, and of which phone it speaks; `target` binds it to that phone. */
type Occasion = {
  readonly purpose: 'DEVICE_ACTIVATION' | 'DEVICE_UNBLOCK';
  readonly userId: number;
  readonly target: string;
  readonly device: string;
};

/** By SMS to a verified number where the installation sends any, else by mail; null when there is neither. */
export const channelOf = (
  { config }: Pick<Deps, 'config'>,
  { email, phone }: Contact,
): CodeChannel | null => {
  if (phone !== null && config.messages.sms) return 'SMS';
  return email === null ? null : 'EMAIL';
};

/** Sends a code, and says where to. */
export const sendDeviceCode = async (
  deps: Deps,
  tx: Db,
  { purpose, userId, target, device }: Occasion,
): Promise<{ codeSent: true; channel: CodeChannel; retryAfterSeconds: number }> => {
  const contact = await findContact(tx, userId);
  const channel = channelOf(deps, contact);
  if (!channel) throw new AppError('device.error.noContact');
  const code = await issueCode(deps, tx, { purpose, userId, target });
  await queueMessage(deps, tx, {
    kind: 'DEVICE_CODE',
    userId,
    data: { code, device, use: purpose === 'DEVICE_UNBLOCK' ? 'unblock' : 'activate' },
    ...(channel === 'SMS' && contact.phone !== null && { to: { sms: contact.phone } }),
  });
  return { codeSent: true, channel, retryAfterSeconds: resendSeconds };
};

export const wrongCode = (key: 'validation.required' | 'code.error.invalid'): AppError =>
  new AppError(key === 'validation.required' ? 'common.error.validation' : key, undefined, [
    { field: 'code', messageKey: key },
  ]);
/** The right code for this phone; throws otherwise. Outside the transaction, which uses it up. */
export const assertDeviceCode = async (
  deps: Deps,
  { purpose, userId, target }: Omit<Occasion, 'device'>,
  code: string | undefined,
): Promise<RightCode> => {
  if (code === undefined) throw wrongCode('validation.required');
  const right = await checkCode(deps, { purpose, userId }, code);
  if (right?.target !== target) throw wrongCode('code.error.invalid');
  return right;
};
