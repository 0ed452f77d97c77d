import { isRouteActive } from '@cafeteria/contract';
import { useRouterState } from '@tanstack/react-router';

/** The path and query of the screen that is shown. */
export const useCurrentPath = (): string =>
  useRouterState({ select: ({ location }) => location.href });

/** `aria-current` of a link into a part of the portal, by the specification's rule of active routes. */
export const currentOf = (path: string, base: string): 'page' | undefined =>
  isRouteActive(path, base) ? 'page' : undefined;
