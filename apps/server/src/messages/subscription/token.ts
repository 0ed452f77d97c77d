import { Subscription } from '@cafeteria/contract';
import type { Deps } from '../../entity/deps.ts';

type Signing = Pick<Deps, 'digest'>;
/** What a token is a signature of. The words of a subscription stay, for they stand in mails that went out. */
const words: Readonly<Record<Subscription, string>> = { NEWS: 'newsletter' };
const signed = (subscription: Subscription, userId: number): string =>
  `${words[subscription]} of user ${userId}`;

/** What ends one subscription of one person and nothing else; good for as long as the mail that holds it is kept. */
export const subscriptionToken = (
  { digest }: Signing,
  subscription: Subscription,
  userId: number,
): string => `${userId}.${digest.of(signed(subscription, userId)).toString('base64url')}`;

/** Which subscription of whom a token ends; undefined when nobody signed it. */
export const readSubscriptionToken = (
  { digest }: Signing,
  token: string,
): { readonly subscription: Subscription; readonly userId: number } | undefined => {
  const [, id, signature] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return undefined;
  const userId = Number(id);
  const bytes = Buffer.from(signature, 'base64url');
  const subscription = Subscription.options.find((one) => digest.is(signed(one, userId), bytes));
  return subscription && { subscription, userId };
};
