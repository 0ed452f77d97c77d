import type { ReactNode } from 'react';

/** What a component asks of a link; the app answers with its router's link. */
export type LinkRequest = {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
  readonly 'aria-current'?: 'page' | 'true';
  readonly 'aria-label'?: string;
  readonly 'data-testid'?: string;
  readonly tabIndex?: number;
  readonly rel?: string;
};

/** Draws a link with the app's router: `(link) => <RouterLink to={link.href} {...link} />`. */
export type RenderLink = (link: LinkRequest) => ReactNode;

/** A plain link, where no router is given. */
export const renderPlainLink: RenderLink = ({ children, ...link }) => <a {...link}>{children}</a>;
