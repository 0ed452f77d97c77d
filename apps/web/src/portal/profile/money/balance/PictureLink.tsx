import type { ReactNode } from 'react';
import { AppLink } from '../../../../shared/navigation/index.ts';

/**
 * A part of a picture that a mouse or a finger may press. The picture itself is hidden from readers of screens: for
 * them and for the keys the words beside it do the same.
 */
export const PictureLink = ({
  href,
  children,
}: {
  readonly href: string;
  readonly children: ReactNode;
}) => (
  <AppLink href={href} resetScroll={false} tabIndex={-1}>
    {children}
  </AppLink>
);
