import type { Deps } from '../../../kernel/deps.ts';
import { queueMessage } from '../../../messages/outbox/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { defineJob, type Job } from '../../../platform/jobs/index.ts';
import { issueCode } from '../code/index.ts';
import { findRecovering, type Recovering } from './password.queries.ts';

export const recoverJob = 'password.recover';

type Channel = {
  readonly target: string;
  /** Said outright: the address of the account may be one its person has not confirmed. */
  readonly to: { readonly email: string } | { readonly sms: string };
};
/** Where the link goes: by SMS only to who has no e-mail address. */
const channelOf = (
  { config }: Pick<Deps, 'config'>,
  { email, phone }: Recovering,
): Channel | undefined => {
  if (email !== null) return { target: email, to: { email } };
  return phone && !config.portal.features.includes('SMS_DISABLED')
    ? { target: phone, to: { sms: phone } }
    : undefined;
};

type Link = { readonly userId: number; readonly channel: Channel; readonly isUnlimited?: boolean };
const sendLink = async (
  deps: Deps,
  tx: Db,
  { userId, channel: { target, to }, isUnlimited = false }: Link,
): Promise<void> => {
  const code = await issueCode(deps, tx, {
    purpose: 'PASSWORD_RESET',
    userId,
    target,
    isUnlimited,
  });
  await queueMessage(deps, tx, {
    kind: 'PASSWORD_RECOVERY',
    userId,
    data: { path: `/password-reset?userId=${userId}#code=${code}` },
    to,
  });
};

/**
 * Sends somebody a link to a new password because theirs holds no more, however often they were sent one; false where
 * they are not to be reached, or have no password.
 */
export const newPasswordSender =
  (deps: Deps) =>
  async (
    tx: Db,
    { id, username }: { readonly id: number; readonly username: string },
  ): Promise<boolean> => {
    const person = await findRecovering(tx, username);
    const channel = person?.id === id ? channelOf(deps, person) : undefined;
    if (!channel) return false;
    await sendLink(deps, tx, { userId: id, channel, isUnlimited: true });
    return true;
  };

/** Sends a link to a new password, if the name is somebody's who may have one; to nobody too often. */
export const recoverPassword = async (deps: Deps, name: string): Promise<void> => {
  const person = await findRecovering(deps.db, name);
  const channel = person && channelOf(deps, person);
  if (!person || !channel) return;
  await deps
    .writeUnseen((tx) => sendLink(deps, tx, { userId: person.id, channel }))
    .catch((error: unknown) => {
      // asked for again too soon: the link before still holds
      if (!(error instanceof AppError)) throw error;
    });
};

/** The name is sealed: the jobs are kept for some days, and what people type there may be anything. */
export const sealedName = ({ box }: Pick<Deps, 'box'>, name: string): { sealed: string } => ({
  sealed: box.seal(name).toString('base64'),
});
export const passwordJobs = (deps: Deps): readonly Job[] => [
  defineJob<{ sealed: string }>({
    name: recoverJob,
    work: async ({ sealed }) => {
      const name = deps.box.open(Buffer.from(sealed, 'base64'));
      if (name) await recoverPassword(deps, name);
    },
  }),
];
