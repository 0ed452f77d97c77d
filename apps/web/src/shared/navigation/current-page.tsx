import { isRouteActive } from '@cafeteria/contract';
import { useRouterState } from '@tanstack/react-router';
import { useTexts } from '../texts/index.ts';

/** The title of the browser tab: the page, then the portal. */
export const PageTitle = ({ children }: { readonly children: string }) => {
  const { t } = useTexts();
  return <title>{`${children} | ${t('appName')}`}</title>;
};

/** The path and query of the screen that is shown. */
export const useCurrentPath = (): string =>
  useRouterState({ select: ({ location }) => location.href });

/** `aria-current` of a link, by the specification's rule of active routes. */
export const currentOf = (path: string, base: string): 'page' | undefined =>
  isRouteActive(path, base) ? 'page' : undefined;
