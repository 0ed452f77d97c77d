import { type AnyRouter, useRouter } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly href: string;
  readonly replace?: boolean;
  readonly resetScroll?: boolean;
  readonly viewTransition?: boolean;
  readonly activeOptions: object;
  /** The router's own. */
  readonly own: ReactNode;
};

/** As many as there are links in a large catalogue; then they are looked up again. */
const maxAddresses = 20_000;
const addresses = new Map<string, string>();
/** How the router writes an address: the same for every page, and the dearest part of drawing a link. */
const addressOf = (router: AnyRouter, href: string): string => {
  const known = addresses.get(href);
  if (known !== undefined) return known;
  if (addresses.size >= maxAddresses) addresses.clear();
  // as its own link asks; its types know of routes only
  const linkProps: object = { href };
  const address = router.buildLocation(linkProps).publicHref;
  addresses.set(href, address);
  return address;
};
const pathOf = (href: string): string => href.replace(/[?#].*$/s, '');

/**
 * A link as the server draws it: what the router's own would be, without finding its route again on each page. One to
 * the page it stands on may be marked as such, which the router's own knows.
 */
export const DrawnLink = ({
  own,
  href,
  activeOptions: _active,
  replace: _replace,
  resetScroll: _reset,
  viewTransition: _moves,
  children,
  ...rest
}: LinkProps): ReactNode => {
  const router = useRouter();
  if (pathOf(href) === router.state.location.pathname) return own;
  return (
    <a {...rest} href={addressOf(router, href)}>
      {children}
    </a>
  );
};
