import type { ReactNode } from 'react';

/** What a component asks of a link; the app answers with its router's link. */
export type LinkRequest = {
  href: string;
  className?: string;
  children: ReactNode;
  'aria-current'?: 'page' | 'true';
  'aria-label'?: string;
  'data-testid'?: string;
  tabIndex?: number;
  rel?: string;
};

/** Draws a link with the app's router: `(link) => <RouterLink to={link.href} {...link} />`. */
export type RenderLink = (link: LinkRequest) => ReactNode;

/** A plain link, where no router is given. */
export const renderPlainLink: RenderLink = ({ children, ...link }) => <a {...link}>{children}</a>;
