import type { RenderLink } from '@cafeteria/ui';
import { Link } from '@tanstack/react-router';
import type { ComponentProps, ComponentType } from 'react';

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly href: string;
  readonly replace?: boolean;
  readonly resetScroll?: boolean;
};

/** The router's link, which knows every route: here its types would only cost time. */
const RouterLink = Link as unknown as ComponentType<
  AppLinkProps & { readonly activeOptions: typeof exact }
>;
const exact = { exact: true, includeSearch: true } as const;
const isInternal = (href: string): boolean => /^\/(?![/\\])/.test(href);

/**
 * A link to an address known only as text: the router's own inside the portal, a plain one elsewhere.
 * @example <AppLink href="/sport-6?sort=NAME">Sport</AppLink>
 */
export const AppLink = ({ href, replace, resetScroll, children, ...rest }: AppLinkProps) =>
  isInternal(href) ? (
    <RouterLink
      {...{
        ...rest,
        href,
        children,
        activeOptions: exact,
        ...(replace && { replace }),
        ...(resetScroll === false && { resetScroll }),
      }}
    />
  ) : (
    <a rel="noopener noreferrer" {...rest} href={href}>
      {children}
    </a>
  );

/** The router's link for the components of the design system. */
export const renderLink: RenderLink = (link) => <AppLink {...link} />;
