import type { ReactNode } from 'react';
import { AppLink } from '../../../../shared/navigation/index.ts';

/** A part of a picture that a mouse or a finger may press; for the keys the words beside the picture do the same. */
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
