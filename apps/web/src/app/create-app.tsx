import { backendAddress } from '@cafeteria/contract';
import { api as routes } from '@cafeteria/contract/light';
import { createI18n, currentLanguage, languageOfUser, userLanguageOf } from '@cafeteria/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createApi, createQueryClient, type Transport } from '../shared/api/index.ts';
import { createClientLog } from '../shared/client-log.ts';
import { createNotifications } from '../shared/notifications/index.ts';
import { createTheme, rememberLanguage } from '../shared/preferences/index.ts';
import { changeLanguage } from '../shared/routing/index.ts';
import { type Services, ServicesContext } from '../shared/services.ts';
import {
  createSessionLock,
  isLoginPath,
  loginHref,
  meQuery,
  unauthorizedHref,
} from '../shared/session/index.ts';
import { clearStoredData } from '../shared/storage/index.ts';
import type { Boot } from './boot.ts';
import { createFailurePolicy } from './failure-policy.ts';
import { createAppRouter } from './router.ts';

type Options = {
  readonly boot: Boot;
  readonly location: { protocol: string; hostname: string; port: string };
  readonly transport?: Transport;
  readonly history?: RouterHistory;
};

/** Leaves time to see the notice before the page changes (specification, section 8). */
const logoutPause = 100;
const currentPath = (): string => window.location.pathname + window.location.search;

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
  const clearAll = (): void => clearStoredData(window.localStorage);
  const log = createClientLog(api);
  const onError = createFailurePolicy({
    i18n,
    notifications,
    lock,
    queryClient: () => queryClient,
    clearStoredData: clearAll,
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
    changeLanguage: async (language) => {
      await changeLanguage(i18n, language);
      rememberLanguage(language);
      const me = queryClient.getQueryData(meQuery.queryKey);
      if (me && languageOfUser[me.language] !== language) {
        const { firstName, lastName, newsletterFrequency } = me;
        queryClient.setQueryData(
          meQuery.queryKey,
          await api.call(routes.user.update, {
            body: { firstName, lastName, newsletterFrequency, language: userLanguageOf[language] },
          }),
        );
      }
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'me' });
      await router.invalidate();
    },
    signOut: async () => {
      await api.call(routes.auth.logout, {});
      lock.hold();
      clearAll();
      api.renewCsrf();
      notifications.add('success', i18n.t('logout.success'));
      const back = currentPath();
      await new Promise((resolve) => setTimeout(resolve, logoutPause));
      queryClient.clear();
      queryClient.setQueryData(meQuery.queryKey, null);
      if (!isLoginPath(back)) await router.navigate({ href: loginHref(back) });
      lock.release();
      await router.invalidate();
    },
  };
  const element: ReactNode = (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ServicesContext value={services}>
          <RouterProvider router={router} />
        </ServicesContext>
      </QueryClientProvider>
    </I18nextProvider>
  );
  return { element, router, queryClient, i18n, services };
};
