import { useMatch, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { parseSearch, type RawSearch } from './search.ts';

/** One path in one spelling, whatever was escaped in it. */
const plain = (path: string): string => {
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  try {
    return decodeURI(trimmed);
  } catch {
    return trimmed;
  }
};

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
  const own = useMatch({ strict: false, select: ({ pathname }) => pathname });
  return useCallback(
    (hrefOf, { replace = true } = {}) => {
      const now = router.history.location;
      if (plain(now.pathname) !== plain(own)) return;
      const href = hrefOf(parseSearch(now.search));
      void router.navigate({ href, replace, resetScroll: false });
    },
    [router, own],
  );
};
