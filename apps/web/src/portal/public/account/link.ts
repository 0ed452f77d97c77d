import { isId } from '@cafeteria/contract';
import { useLocation } from '@tanstack/react-router';
import { number, string, stringifySearch } from '../../../shared/url-state/index.ts';

/** Where somebody was going when they met the login. */
export const useRedirect = (): string | undefined => {
  const search: Readonly<Record<string, unknown>> = useLocation().search;
  return string(search.redirect);
};
export const loginPath = (redirect: string | null | undefined): string =>
  `/login${stringifySearch({ redirect: redirect ?? undefined })}`;

/** What a link of a mail or a letter carries. */
export type Link = { readonly userId: number; readonly code: string };

/** The link the page was opened by; undefined when something of it is missing. */
export const useLink = (): { readonly userId?: number; readonly link?: Link } => {
  const location = useLocation();
  const search: Readonly<Record<string, unknown>> = location.search;
  const userId = number(search.userId);
  const code = string(search.code);
  if (userId === undefined || !isId(userId)) return {};
  return code === undefined || code.length > 200 ? { userId } : { userId, link: { userId, code } };
};
