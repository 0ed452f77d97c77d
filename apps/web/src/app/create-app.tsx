import { backendAddress, personOf } from '@cafeteria/contract';
import { createI18n } from '@cafeteria/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  createApi,
  createPageOwner,
  createQueryClient,
  createSessionLock,
  type Transport,
} from '../shared/api/index.ts';
import { showOwnFavorites } from '../portal/heart/index.ts';
import { createClientLog } from '../shared/client-log.ts';
import { createNotifications } from '../shared/notifications/index.ts';
import { createTheme } from '../shared/preferences/index.ts';
import { type Services, ServicesContext } from '../shared/services.ts';
import { meQuery, parting, unauthorizedHref } from '../shared/session/index.ts';
import { clearStoredData } from '../shared/storage/index.ts';
import { TextsProvider } from '../shared/texts/index.ts';
import type { Boot } from './boot.ts';
import { createFailurePolicy } from './failure-policy.ts';
import { currentPath, languageChange, signOut, startAgain } from './person.ts';
import { createAppRouter } from './router.ts';

type Options = {
  readonly boot: Boot;
  readonly location: { protocol: string; hostname: string; port: string };
  readonly transport?: Transport;
  readonly history?: RouterHistory;
};

/** After a 401: to the login, which says why. */
const leaveForLogin = (): void => {
  parting.set('expired');
  window.location.assign(unauthorizedHref(currentPath()));
};

/** One reader's application: API, caches, texts, router and services, ready to be rendered. */
export const createApp = ({ boot, location, transport, history }: Options) => {
  const i18n = createI18n(boot.language);
  const lock = createSessionLock();
  const origin = backendAddress(location, boot.api);
  const api = createApi({
    origin,
    lock,
    owner: createPageOwner(boot.me === undefined ? undefined : personOf(boot.me)),
    language: () => i18n.language,
    // the server that carries them has limits of its own
    ...(transport && { transport, timeoutMs: Infinity }),
  });
  const notifications = createNotifications();
  const log = createClientLog(api);
  const { onFailure, onOtherPerson } = createFailurePolicy({
    i18n,
    notifications,
    lock,
    queryClient: () => queryClient,
    clearStoredData,
    path: currentPath,
    log,
    leaveForLogin,
    startAgain,
    showNotFound: () => void router.navigate({ to: '/404', replace: true }),
  });
  const queryClient = createQueryClient(api, typeof window === 'undefined' ? undefined : onFailure);
  for (const [key, data, updatedAt] of boot.queries)
    queryClient.setQueryData(key, data, { updatedAt });
  queryClient.setQueryData(meQuery.queryKey, boot.me);
  if (boot.favorites) showOwnFavorites(queryClient, boot.favorites);
  const router = createAppRouter({ queryClient, i18n }, history);

  const services: Services = {
    api,
    notifications,
    log,
    config: boot.config,
    imageFormat: boot.imageFormat,
    theme: createTheme(boot.theme),
    changeLanguage: languageChange({ api, i18n, notifications, queryClient, router }),
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
  return { element, router, queryClient, i18n, services, onOtherPerson };
};
