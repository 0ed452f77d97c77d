import { createContext, type ReactNode, useContext } from 'react';
import type { RenderLink } from '@cafeteria/ui';
import { AppLink } from '../../shared/navigation/index.ts';

type Pages = { readonly find: (path: string) => object | undefined };
const SiteContext = createContext<Pages | undefined>(undefined);
/** Says which pages there are for the person who is signed in. */
export const SiteProvider = SiteContext.Provider;

const isOfAdmin = (path: string): boolean => /^\/admin(?:\/|$)/.test(path);
/** Whether an address leads to a page of this person; those of the portal are everybody's. */
export const useHasPage = (): ((href: string) => boolean) => {
  const site = useContext(SiteContext);
  return (href) => {
    const path = href.replace(/[?#].*$/, '');
    return !site || !isOfAdmin(path) || site.find(path) !== undefined;
  };
};

type Props = Parameters<typeof AppLink>[0];
/** A link to a page of administration; none where there is no such page for this person. */
export const PageLink = (props: Props): ReactNode =>
  useHasPage()(props.href) ? <AppLink {...props} /> : null;
/** A name that leads to its page; for who has no such page the name alone. */
export const PageName = (props: Props): ReactNode =>
  useHasPage()(props.href) ? <AppLink {...props} /> : props.children;
/** Rows, tabs, crumbs and entries that lead to pages of administration, for the components of the design system. */
export const renderPageLink: RenderLink = (link) => <PageName {...link} />;
