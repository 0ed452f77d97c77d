import type { Subscription } from '@cafeteria/contract';
import type { MessageTools } from '../kinds/index.ts';
import type { Unsubscribe } from '../template/index.ts';

/** The page that asks whether a subscription is to end: its token stands behind `#`, which no browser sends. */
export const pathOfEnd = (subscription: Subscription, token: string): string =>
  `/newsletter?${new URLSearchParams({ subscription }).toString()}#token=${encodeURIComponent(token)}`;

/**
 * Where a mail leads anyone who wants no more of them: a page that asks, and one press in the mail program (RFC 8058),
 * which sends nothing but an address, so that the token stands in that one.
 */
export const unsubscribeAt = (
  { href, apiHref }: Pick<MessageTools, 'href' | 'apiHref'>,
  subscription: Subscription,
  token: string,
): Unsubscribe => ({
  from: subscription,
  href: href(pathOfEnd(subscription, token)),
  oneClickHref: apiHref(
    `/api/newsletter/unsubscribe?${new URLSearchParams({ token, subscription }).toString()}`,
  ),
});
