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

/** What a mail's link proves itself with: it stands behind `#`, which no browser sends. */
type Secret = 'code' | 'token';
const readSecret = ({ searchParams, hash }: URL, name: Secret): string =>
  // mails of before November 2026 have it in the query
  new URLSearchParams(hash.slice(1)).get(name) ?? searchParams.get(name) ?? '';

const follow = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};
/**
 * The address the page was opened by; undefined until the browser has read it, for the server is not told what proves
 * it. A secret in the query is moved behind `#` at once, so that it is not told to anybody again and the page still
 * opens when it is reloaded.
 */
const useOpened = (name: Secret): URL | undefined => {
  const address = useSyncExternalStore<string | null>(
    follow,
    () => window.location.href,
    () => null,
  );
  useEffect(() => {
    const { pathname, searchParams } = new URL(window.location.href);
    const secret = searchParams.get(name);
    if (secret === null) return;
    searchParams.delete(name);
    const query = searchParams.size > 0 ? `?${searchParams.toString()}` : '';
    const moved = `${pathname}${query}#${name}=${encodeURIComponent(secret)}`;
    window.history.replaceState(window.history.state, '', moved);
  }, [name]);
  return address === null ? undefined : new URL(address);
};

/** Whose link it is stands in the query. */
const readLink = (opened: URL): { readonly userId?: number; readonly link?: Link } => {
  const userId = Number(opened.searchParams.get('userId') ?? Number.NaN);
  if (!isId(userId)) return {};
  const code = readSecret(opened, 'code');
  return code === '' || code.length > 200 ? { userId } : { userId, link: { userId, code } };
};
/** The link the page was opened by, without `link` when something of it is missing; undefined until it is read. */
export const useLink = (): ReturnType<typeof readLink> | undefined => {
  const opened = useOpened('code');
  return opened && readLink(opened);
};
/** The token the page was opened by, empty where there is none; undefined until it is read. */
export const useToken = (): string | undefined => {
  const opened = useOpened('token');
  return opened && readSecret(opened, 'token');
};
