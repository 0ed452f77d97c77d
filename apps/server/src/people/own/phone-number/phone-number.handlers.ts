import type { phoneNumberRoutes } from '@cafeteria/contract';
import { assertAlive, type Handlers } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { queueMessage } from '../../../messages/outbox/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import {
  acceptCode,
  findPendingTarget,
  issueCode,
  resendSeconds,
  secondsUntilNext,
  voidCodes,
} from '../../sign-in/code/index.ts';
import { completeTask } from '../task/index.ts';
import { changePhoneNumber, findPhone, readMe } from '../../records/user/index.ts';
import { codeChannel } from './channel.ts';
import { isPhoneNeeded } from './phone-need.ts';

const ownerOf = ({ id }: { readonly id: number }) =>
  ({ purpose: 'PHONE_CHANGE', userId: id }) as const;

/** The own telephone number: known only once a code that was sent to it came back. */
export const phoneNumberHandlers = (deps: Deps): Handlers<typeof phoneNumberRoutes> => ({
  get: async (_input, { user }) => {
    const { email, ...phone } = await findPhone(deps.db, user.id);
    return {
      ...phone,
      pending: (await findPendingTarget(deps.db, ownerOf(user))) ?? null,
      channel: codeChannel(deps, email),
      retryAfterSeconds: await secondsUntilNext(deps.db, ownerOf(user)),
    };
  },
  request: async ({ body: { phoneNumber } }, { user }) => {
    const { email } = await findPhone(deps.db, user.id);
    const channel = codeChannel(deps, email);
    if (!channel) throw new AppError('phone.error.noChannel');
    await deps.writeUnseen(async (tx) => {
      const code = await issueCode(deps, tx, { ...ownerOf(user), target: phoneNumber });
      await queueMessage(deps, tx, {
        kind: 'PHONE_CODE',
        userId: user.id,
        data: { code, phoneNumber },
        ...(channel === 'SMS' && { to: { sms: phoneNumber } }),
      });
    });
    return { codeSent: true, channel, retryAfterSeconds: resendSeconds };
  },
  confirm: async ({ body: { code } }, { user, session }) => {
    await acceptCode(deps, ownerOf(user), code, async (tx, phoneNumber) => {
      await changePhoneNumber(deps, tx, user.id, phoneNumber);
      await assertAlive(tx, session);
      await completeTask(tx, user.id, 'VERIFY_PHONE');
    });
    return readMe(deps, user.id);
  },
  remove: async (_input, { user }) => {
    await deps.writeUnseen(async (tx) => {
      if (await isPhoneNeeded(deps, tx, user.id)) throw new AppError('phone.error.inUse');
      await changePhoneNumber(deps, tx, user.id, null);
      await voidCodes(tx, [user.id], 'PHONE_CHANGE');
    });
    return readMe(deps, user.id);
  },
});
