import { isId } from '@cafeteria/contract';
import { useLocation } from '@tanstack/react-router';
import { number, string } from '../../../shared/url-state/index.ts';

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
