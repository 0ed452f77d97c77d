import { createContext, type ReactNode, useContext } from 'react';
import { AppLink } from '../../shared/navigation/index.ts';

type Pages = { readonly find: (path: string) => object | undefined };
const SiteContext = createContext<Pages | undefined>(undefined);
/** Says which pages there are for the person who is signed in. */
export const SiteProvider = SiteContext.Provider;

/** Whether an address of administration leads to a page of this person. */
export const useHasPage = (): ((href: string) => boolean) => {
  const site = useContext(SiteContext);
  return (href) => !site || site.find(href.replace(/[?#].*$/, '')) !== undefined;
};

/** A link to a page of administration; none where there is no such page for this person. */
export const PageLink = (props: Parameters<typeof AppLink>[0]): ReactNode =>
  useHasPage()(props.href) ? <AppLink {...props} /> : null;
