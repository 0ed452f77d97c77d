import { Subscription } from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import { signedId } from '../../kernel/signed-id.ts';

type Signing = Pick<Deps, 'digest'>;
/** What a token is a signature of. The words of a subscription stay, for they stand in mails that went out. */
const words: Readonly<Record<Subscription, string>> = { NEWS: 'newsletter' };
const tokenOf = (subscription: Subscription) =>
  signedId((userId) => `${words[subscription]} of user ${userId}`);

/** What ends one subscription of one person and nothing else; good for as long as the mail that holds it is kept. */
export const subscriptionToken = (
  signing: Signing,
  subscription: Subscription,
  userId: number,
): string => tokenOf(subscription).of(signing, userId);

/** Which subscription of whom a token ends; undefined when nobody signed it. */
export const readSubscriptionToken = (
  signing: Signing,
  token: string,
): { readonly subscription: Subscription; readonly userId: number } | undefined => {
  for (const subscription of Subscription.options) {
    const userId = tokenOf(subscription).read(signing, token);
    if (userId !== undefined) return { subscription, userId };
  }
  return undefined;
};
