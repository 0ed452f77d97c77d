import type { Deps } from '../../../kernel/deps.ts';
import { queueMessage } from '../../../messages/outbox/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { findPhone, savePhoneNumber } from './own-data.queries.ts';

type MailDeps = Pick<Deps, 'config' | 'jobs' | 'box'>;
type Change = {
  readonly userId: number;
  readonly before: Awaited<ReturnType<typeof findPhone>>;
  readonly after: string | null;
};

/** The number there was and the mailbox hear of another one: who changed it may not be who they are. */
export const tellPhoneChange = async (
  deps: MailDeps,
  tx: Db,
  { userId, before: { phoneNumber: old, verifiedAt }, after }: Change,
): Promise<void> => {
  if (old === after) return;
  const message = {
    kind: 'PHONE_CHANGED',
    userId,
    data: { last: after?.slice(-3) ?? null },
  } as const;
  await queueMessage(deps, tx, message);
  if (deps.config.messages.sms && old !== null && verifiedAt !== null)
    await queueMessage(deps, tx, { ...message, to: { sms: old } });
};

/** A telephone number that was proved by its code in the place of the one before; null forgets it. */
export const changePhoneNumber = async (
  deps: MailDeps,
  tx: Db,
  userId: number,
  after: string | null,
): Promise<void> => {
  const before = await findPhone(tx, userId);
  await savePhoneNumber(tx, userId, after);
  await tellPhoneChange(deps, tx, { userId, before, after });
};
