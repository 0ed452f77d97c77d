import { isId } from '@cafeteria/contract';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { string, stringifySearch } from '../../../shared/url-state/index.ts';

/** Where somebody was going when they met the login. */
export const useRedirect = (): string | undefined => {
  const search: Readonly<Record<string, unknown>> = useLocation().search;
  return string(search.redirect);
};
export const loginPath = (redirect: string | null | undefined): string =>
  `/login${stringifySearch({ redirect: redirect ?? undefined })}`;

/** What a link of a mail or a letter carries. */
export type Link = { readonly userId: number; readonly code: string };

/** The parts of an address: whose link it is stands in the query, the code behind `#`, which no browser sends. */
const readLink = (address: string): { readonly userId?: number; readonly link?: Link } => {
  const { searchParams, hash } = new URL(address);
  const userId = Number(searchParams.get('userId') ?? Number.NaN);
  if (!isId(userId)) return {};
  // mails of before November 2026 have it in the query
  const code = new URLSearchParams(hash.slice(1)).get('code') ?? searchParams.get('code') ?? '';
  return code === '' || code.length > 200 ? { userId } : { userId, link: { userId, code } };
};

const never = () => () => {};
/**
 * The link the page was opened by, without `link` when something of it is missing; undefined until the browser has read
 * it, for the server is not told the code. A code in the query is moved behind `#` at once, so that it is not told to
 * anybody again and the page still opens when it is loaded anew.
 */
export const useLink = (): ReturnType<typeof readLink> | undefined => {
  const address = useSyncExternalStore<string | null>(
    never,
    () => window.location.href,
    () => null,
  );
  useEffect(() => {
    const { pathname, searchParams } = new URL(window.location.href);
    const code = searchParams.get('code');
    if (code === null) return;
    searchParams.delete('code');
    const moved = `${pathname}?${searchParams.toString()}#code=${encodeURIComponent(code)}`;
    window.history.replaceState(window.history.state, '', moved);
  }, []);
  return address === null ? undefined : readLink(address);
};
