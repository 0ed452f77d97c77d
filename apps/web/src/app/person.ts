import { api as routes } from '@cafeteria/contract/light';
import { type I18n, languageOfUser, userLanguageOf } from '@cafeteria/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../shared/api/index.ts';
import type { Notifications } from '../shared/notifications/index.ts';
import { rememberLanguage } from '../shared/preferences/index.ts';
import { changeLanguage } from '../shared/routing/index.ts';
import type { Services } from '../shared/services.ts';
import { isLoginPath, loginHref, meQuery } from '../shared/session/index.ts';
import { clearDrafts, clearStoredData } from '../shared/storage/index.ts';
import type { AppRouter } from './router.ts';

type Dependencies = {
  readonly api: Api;
  readonly i18n: I18n;
  readonly queryClient: QueryClient;
  readonly router: AppRouter;
};

/** Leaves time to see the notice before the page changes (specification, section 8). */
const logoutPause = 100;
export const currentPath = (): string => window.location.pathname + window.location.search;

/** Changes the language of the page, and in the profile of who is signed in. */
export const languageChange =
  ({ api, i18n, queryClient, router }: Dependencies): Services['changeLanguage'] =>
  async (language) => {
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
  };

/** Ends the session, clears everything of the person, drafts of forms included, and goes to the login. */
export const signOut =
  ({
    api,
    i18n,
    notifications,
    queryClient,
    router,
  }: Dependencies & { readonly notifications: Notifications }): Services['signOut'] =>
  async () => {
    const me = queryClient.getQueryData(meQuery.queryKey);
    await api.call(routes.auth.logout, {});
    api.lock.hold();
    clearStoredData(window.localStorage);
    if (me) clearDrafts(window.localStorage, me.id);
    api.renewCsrf();
    notifications.add('success', i18n.t('logout.success'));
    const back = currentPath();
    await new Promise((resolve) => setTimeout(resolve, logoutPause));
    queryClient.clear();
    queryClient.setQueryData(meQuery.queryKey, null);
    if (!isLoginPath(back)) await router.navigate({ href: loginHref(back) });
    api.lock.release();
    await router.invalidate();
  };
