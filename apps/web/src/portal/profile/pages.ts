import { notFound, redirect, rootRouteId } from '@tanstack/react-router';
import { findPage } from './page-list.ts';

export { ProfileScreen } from './ProfileScreen.tsx';

/** The profile itself is its first page; an address of none is not found. */
export const assertPage = (path = ''): void => {
  if (path === '') throw redirect({ href: '/profile/balance', replace: true });
  if (!findPage(path)) throw notFound({ routeId: rootRouteId });
};
