import type { I18n, Namespace } from '@cafeteria/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { ApiError } from '../api/index.ts';
import { ensureTexts } from './texts.ts';

/** What every loader gets. */
export type RouterContext = { readonly queryClient: QueryClient; readonly i18n: I18n };

/** Which module and texts a screen consists of: the portal server preloads them before any script runs. */
export type ScreenData = { readonly module: string; readonly namespaces: readonly Namespace[] };
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: ScreenData;
  }
}

type LoaderInput = { readonly context: RouterContext };

/** Loads texts and data in parallel; what the API does not know redirects to /404 (specification, section 8). */
export const loadScreen = async (
  { context }: LoaderInput,
  { namespaces }: Pick<ScreenData, 'namespaces'>,
  data: readonly Promise<unknown>[] = [],
): Promise<void> => {
  try {
    await Promise.all([ensureTexts(context.i18n, namespaces), ...data]);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404)
      throw redirect({ to: '/404', replace: true });
    throw error;
  }
};

/** The root of all routes, of readers and administrators; the composition root adds the shell. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({});

/** What `notFound` carries when an address is not for its reader: the 403 of the portal. */
export const forbidden = 'forbidden';
