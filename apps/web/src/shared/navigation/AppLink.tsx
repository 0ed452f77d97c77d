import type { RenderLink } from '@cafeteria/ui';
import { Link } from '@tanstack/react-router';
import type { ComponentProps, ComponentType, MouseEvent } from 'react';
import { DrawnLink } from './DrawnLink.tsx';

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly href: string;
  readonly replace?: boolean;
  readonly resetScroll?: boolean;
  /** What has one name on both pages moves from where it was to where it is. */
  readonly viewTransition?: boolean;
};

/** The router's link, which knows every route: here its types would only cost time. */
const LiveLink = Link as unknown as ComponentType<
  AppLinkProps & { readonly activeOptions: typeof exact }
>;
const exact = { exact: true, includeSearch: true } as const;
const RouterLink: typeof LiveLink = import.meta.env.SSR
  ? (props) => <DrawnLink {...props} own={<LiveLink {...props} />} />
  : LiveLink;
const isInternal = (href: string): boolean => /^\/(?![/\\])/.test(href);

/** Browsers of a Mac open a new tab by themselves. */
const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
/** The meta key opens a new tab everywhere (specification, section 2); elsewhere browsers ignore it. */
const openApart = (event: MouseEvent<HTMLAnchorElement>): void => {
  if (!event.metaKey || event.button !== 0 || isMac()) return;
  event.preventDefault();
  window.open(event.currentTarget.href, '_blank', 'noopener');
};

/**
 * A link to an address known only as text: the router's own inside the portal, a plain one elsewhere.
 * @example <AppLink href="/sport-6?sort=NAME">Sport</AppLink>
 */
export const AppLink = ({ href, replace, resetScroll, children, onClick, ...rest }: AppLinkProps) =>
  isInternal(href) ? (
    <RouterLink
      {...{
        ...rest,
        href,
        children,
        onClick: (event: MouseEvent<HTMLAnchorElement>) => {
          onClick?.(event);
          if (!event.defaultPrevented) openApart(event);
        },
        activeOptions: exact,
        ...(replace && { replace }),
        ...(resetScroll === false && { resetScroll }),
      }}
    />
  ) : (
    <a rel="noopener noreferrer" {...rest} onClick={onClick} href={href}>
      {children}
    </a>
  );

/** The router's link for the components of the design system. */
export const renderLink: RenderLink = (link) => <AppLink {...link} />;
