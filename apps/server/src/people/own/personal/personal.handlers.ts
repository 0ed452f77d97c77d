import type { personalRoutes } from '@cafeteria/contract';
import { assertAlive, type Handlers } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { queueMessage } from '../../../messages/outbox/index.ts';
import { invalidFields } from '../../../platform/http/index.ts';
import {
  acceptCode,
  findPendingTarget,
  issueCode,
  resendSeconds,
  secondsUntilNext,
  wrongCode,
} from '../../sign-in/code/index.ts';
import { completeTask } from '../task/index.ts';
import {
  findForeignNames,
  findPersonal,
  holdOwnData,
  lockNames,
  readMe,
  saveEmail,
} from '../../records/user/index.ts';

const ownerOf = ({ id }: { readonly id: number }) =>
  ({ purpose: 'EMAIL_CHANGE', userId: id }) as const;
const managed = () => invalidFields([{ field: 'email', messageKey: 'user.error.managed' }]);

type Kept = { readonly managedBy: string | null; readonly email: string | null };
/** What the employer keeps is the employer's to change; its people confirm what it is. */
const assertOwn = ({ managedBy, email: known }: Kept, email: string): void => {
  if (managedBy === 'SSO' && email !== known?.toLowerCase()) throw managed();
};

/** Own data that are read only where they are edited, and the e-mail address, which a code changes. */
export const personalHandlers = (deps: Deps): Handlers<typeof personalRoutes> => ({
  get: async (_input, { user }) => ({
    ...(await findPersonal(deps.db, user.id)),
    pendingEmail: (await findPendingTarget(deps.db, ownerOf(user))) ?? null,
    retryAfterSeconds: await secondsUntilNext(deps.db, ownerOf(user)),
  }),
  requestEmail: async ({ body: { email } }, { user }) => {
    await deps.writeUnseen(async (tx) => {
      assertOwn(await holdOwnData(tx, user.id), email);
      const code = await issueCode(deps, tx, { ...ownerOf(user), target: email });
      // whether somebody has the address is not said, here or by how long the next code takes
      const isTaken = (await findForeignNames(tx, [email], [user.id])).size > 0;
      if (!isTaken)
        await queueMessage(deps, tx, {
          kind: 'EMAIL_CODE',
          userId: user.id,
          data: { code },
          to: { email },
        });
    });
    return { codeSent: true, channel: 'EMAIL', retryAfterSeconds: resendSeconds };
  },
  confirmEmail: async ({ body: { code } }, { user, session }) => {
    await acceptCode(deps, ownerOf(user), code, async (tx, email) => {
      await lockNames(tx);
      const data = await holdOwnData(tx, user.id);
      await assertAlive(tx, session);
      const { email: old, deliveryAddress } = data;
      assertOwn(data, email);
      // somebody took it since the code was sent
      if ((await findForeignNames(tx, [email], [user.id])).size > 0) throw wrongCode();
      await saveEmail(tx, user.id, email);
      if (deliveryAddress) await completeTask(tx, user.id, 'COMPLETE_PROFILE');
      if (old !== null && old !== email)
        await queueMessage(deps, tx, {
          kind: 'EMAIL_CHANGED',
          userId: user.id,
          data: {},
          to: { email: old },
        });
    });
    return readMe(deps, user.id);
  },
});
