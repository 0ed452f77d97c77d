import { backendAddress } from '@cafeteria/contract';
import { createI18n, currentLanguage } from '@cafeteria/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  createApi,
  createQueryClient,
  createSessionLock,
  type Transport,
} from '../shared/api/index.ts';
import { createClientLog } from '../shared/client-log.ts';
import { createNotifications } from '../shared/notifications/index.ts';
import { createTheme } from '../shared/preferences/index.ts';
import { type Services, ServicesContext } from '../shared/services.ts';
import { meQuery, unauthorizedHref } from '../shared/session/index.ts';
import { clearStoredData } from '../shared/storage/index.ts';
import { TextsProvider } from '../shared/texts/index.ts';
import type { Boot } from './boot.ts';
import { createFailurePolicy } from './failure-policy.ts';
import { currentPath, languageChange, signOut } from './person.ts';
import { createAppRouter } from './router.ts';

type Options = {
  readonly boot: Boot;
  readonly location: { protocol: string; hostname: string; port: string };
  readonly transport?: Transport;
  readonly history?: RouterHistory;
};

/** One reader's application: API, caches, texts, router and services, ready to be rendered. */
export const createApp = ({ boot, location, transport, history }: Options) => {
  const i18n = createI18n(boot.language);
  const lock = createSessionLock();
  const origin = backendAddress(location, boot.api);
  const api = createApi({
    origin,
    lock,
    language: () => currentLanguage(i18n),
    ...(transport && { transport }),
  });
  const notifications = createNotifications();
  const log = createClientLog(api);
  const onError = createFailurePolicy({
    i18n,
    notifications,
    lock,
    queryClient: () => queryClient,
    clearStoredData: () => clearStoredData(window.localStorage),
    path: currentPath,
    log,
    leaveForLogin: () => window.location.assign(unauthorizedHref(currentPath())),
    showNotFound: () => void router.navigate({ to: '/404', replace: true }),
  });
  const queryClient = createQueryClient(api, typeof window === 'undefined' ? undefined : onError);
  for (const [key, data] of boot.queries) queryClient.setQueryData(key, data);
  queryClient.setQueryData(meQuery.queryKey, boot.me);
  const router = createAppRouter({ queryClient, i18n }, history);

  const services: Services = {
    api,
    notifications,
    log,
    config: boot.config,
    imageFormat: boot.imageFormat,
    theme: createTheme(boot.theme),
    changeLanguage: languageChange({ api, i18n, queryClient, router }),
    signOut: signOut({ api, i18n, notifications, queryClient, router }),
  };
  const element: ReactNode = (
    <TextsProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ServicesContext value={services}>
          <RouterProvider router={router} />
        </ServicesContext>
      </QueryClientProvider>
    </TextsProvider>
  );
  return { element, router, queryClient, i18n, services };
};
