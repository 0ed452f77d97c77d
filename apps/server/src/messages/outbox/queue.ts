import type { Deps } from '../../kernel/deps.ts';
import type { Db } from '../../platform/db/index.ts';
import type { DataOf, MessageKind } from '../kinds/index.ts';
import { insertMessage } from './message.queries.ts';

export const deliverJob = 'message.deliver';

/** One message to one person. */
export type NewMessage<K extends MessageKind> = {
  readonly kind: K;
  readonly userId: number;
  readonly data: DataOf<K>;
  /** Elsewhere than the person's own e-mail address. */
  readonly to?: { readonly email: string } | { readonly sms: string };
  /** Names the occasion: a second message of the same name is not written. */
  readonly once?: string;
};

/**
 * Writes a message in the transaction that causes it; it goes out after the commit, once. False when the person has no
 * address, or was told before.
 * @example await queueMessage(deps, tx, { kind: 'PASSWORD_RECOVERY', userId, data: { path } })
 */
export const queueMessage = async <K extends MessageKind>(
  { jobs, box }: Pick<Deps, 'jobs' | 'box'>,
  tx: Db,
  { kind, userId, data, to, once }: NewMessage<K>,
): Promise<boolean> => {
  const isSms = to !== undefined && 'sms' in to;
  const isWritten = await insertMessage(tx, {
    channel: isSms ? 'SMS' : 'EMAIL',
    recipient: to && ('sms' in to ? to.sms : to.email),
    content: box.seal(JSON.stringify(data)),
    kind,
    userId,
    once,
  });
  if (isWritten) await jobs.send(tx, deliverJob, {});
  return isWritten;
};
