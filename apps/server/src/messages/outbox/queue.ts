import type { UserLanguage } from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import type { Db } from '../../platform/db/index.ts';
import { type DataOf, type MessageKind, messageKinds } from '../kinds/index.ts';
import { wantsSubscription } from '../subscription/index.ts';
import { insertMessage } from './message.queries.ts';

export const deliverJob = 'message.deliver';

type ToPerson = {
  readonly userId: number;
  /** Elsewhere than the person's own e-mail address. */
  readonly to?: { readonly email: string } | { readonly sms: string };
};
/** A company is nobody of the portal: its address and language are said. */
type ToCompany = {
  readonly userId?: undefined;
  readonly to: { readonly email: string };
  readonly language: UserLanguage;
};
/** One message to one person, or to a company. */
export type NewMessage<K extends MessageKind> = {
  readonly kind: K;
  readonly data: DataOf<K>;
  /** Names the occasion: a second message of the same name is not written. */
  readonly once?: string;
} & (ToPerson | ToCompany);

/** What can be ended is written for those only who want it: who queues it need not ask. */
const isWantedBy = async (
  tx: Db,
  kind: MessageKind,
  userId: number | undefined,
): Promise<boolean> => {
  const { purpose } = messageKinds[kind];
  return purpose === 'SERVICE' || (userId !== undefined && wantsSubscription(tx, purpose, userId));
};

/**
 * Writes a message in the transaction that causes it; it goes out after the commit, once. False when the person has no
 * address, has ended what it belongs to, or was told before.
 * @example await queueMessage(deps, tx, { kind: 'PASSWORD_RECOVERY', userId, data: { path } })
 */
export const queueMessage = async <K extends MessageKind>(
  { jobs, box }: Pick<Deps, 'jobs' | 'box'>,
  tx: Db,
  message: NewMessage<K>,
): Promise<boolean> => {
  const { kind, userId, data, to, once } = message;
  if (!(await isWantedBy(tx, kind, userId))) return false;
  const isSms = to !== undefined && 'sms' in to;
  const isWritten = await insertMessage(tx, {
    channel: isSms ? 'SMS' : 'EMAIL',
    recipient: to ? ('sms' in to ? to.sms : to.email) : null,
    content: box.seal(JSON.stringify(data)),
    kind,
    userId: userId ?? null,
    language: 'language' in message ? message.language : null,
    once: once ?? null,
  });
  if (isWritten) await jobs.send(tx, deliverJob, {});
  return isWritten;
};
