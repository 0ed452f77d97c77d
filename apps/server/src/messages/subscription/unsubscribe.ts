import type { Subscription } from '@cafeteria/contract';
import type { MessageTools } from '../kinds/index.ts';
import type { Unsubscribe } from '../template/index.ts';

/**
 * Where a mail leads anyone who wants no more of them: a page that asks, and one press in the mail program (RFC 8058).
 */
export const unsubscribeAt = (
  { href, apiHref }: Pick<MessageTools, 'href' | 'apiHref'>,
  subscription: Subscription,
  token: string,
): Unsubscribe => {
  const query = new URLSearchParams({ token, subscription }).toString();
  return {
    from: subscription,
    href: href(`/newsletter?${query}`),
    oneClickHref: apiHref(`/api/newsletter/unsubscribe?${query}`),
  };
};
