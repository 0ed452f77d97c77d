import type { Namespace } from '@cafeteria/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { redirect } from '@tanstack/react-router';
import { ApiError } from '../api/index.ts';
import { ensureTexts } from './texts.ts';

/** What every loader may use. */
export type RouterContext = { readonly queryClient: QueryClient; readonly i18n: i18n };

/** Which module and texts a screen consists of: the portal server preloads them before any script runs. */
export type ScreenData = { readonly module: string; readonly namespaces: readonly Namespace[] };
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: ScreenData;
  }
}

type LoaderInput = { readonly context: RouterContext };

/** A loader that brings texts and data together, and sends an unknown thing to /404 (specification, section 8). */
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
