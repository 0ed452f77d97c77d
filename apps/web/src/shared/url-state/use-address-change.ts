import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { parseSearch, type RawSearch } from './search.ts';

/** The path in one spelling, whatever is escaped in it. */
const pathOf = (href: string): string => new URL(href, 'https://_').pathname;

export type ChangeAddress = (
  hrefOf: (now: RawSearch) => string,
  options?: { readonly replace?: boolean },
) => void;

/**
 * Changes the state a page keeps in its address. `hrefOf` is given the query as it is at that moment and not as it
 * was drawn: of two quick presses the second follows the first. Once the reader is on the way to another page it does
 * nothing: what was typed last must not bring them back. In place of the present step of the history, unless
 * `replace` is false.
 * @example
 * const change = useAddressChange();
 * change((now) => historyHref({ ...readHistorySearch(now), keyword }));
 */
export const useAddressChange = (): ChangeAddress => {
  const router = useRouter();
  return useCallback(
    (hrefOf, { replace = true } = {}) => {
      const now = router.history.location;
      const href = hrefOf(parseSearch(now.search));
      if (pathOf(href) !== pathOf(now.pathname)) return;
      void router.navigate({ href, replace, resetScroll: false });
    },
    [router],
  );
};
