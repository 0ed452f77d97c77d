import { api as routes } from '@cafeteria/contract/light';
import { type I18n, languageOfUser, userLanguageOf } from '@cafeteria/i18n';
import { type Language, nobody } from '@cafeteria/contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import { type Api, type PageOwner, send } from '../shared/api/index.ts';
import type { Notifications } from '../shared/notifications/index.ts';
import { rememberLanguage } from '../shared/preferences/index.ts';
import { changeLanguage } from '../shared/routing/index.ts';
import type { Services } from '../shared/services.ts';
import { isLoginPath, loginHref, meQuery, parting } from '../shared/session/index.ts';
import { clearDrafts, clearStoredData, deviceStore } from '../shared/storage/index.ts';
import type { AppRouter } from './router.ts';

type Dependencies = {
  readonly api: Api;
  readonly i18n: I18n;
  readonly notifications: Notifications;
  readonly queryClient: QueryClient;
  readonly router: AppRouter;
};

/** Invalidates nothing: all is forgotten a moment later, and a read would wait for the lock that waits for it. */
const logout: typeof routes.auth.logout = { ...routes.auth.logout, invalidates: [] };
/** Leaves time to see the notice before the page changes (specification, section 8). */
const logoutPause = 100;
export const currentPath = (): string => window.location.pathname + window.location.search;

/** Whether it worked; what did not has been reported by the failure policy. */
const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/**
 * Changes the language: first in the profile of who is signed in, then of the texts and the data. When one of them
 * fails, the page stays in the language it was: never half in one and half in the other.
 */
export const languageChange = (deps: Dependencies): Services['changeLanguage'] => {
  const { i18n, notifications, queryClient, router } = deps;
  const changeProfile = async (language: Language): Promise<void> => {
    const me = queryClient.getQueryData(meQuery.queryKey);
    if (!me || languageOfUser[me.language] === language) return;
    await send(queryClient, routes.user.update, { body: { language: userLanguageOf[language] } });
  };
  const changeData = async (): Promise<void> => {
    // what had failed before has no words in any language
    const hasWords = ({ queryKey, state }: Query): boolean =>
      queryKey[1] !== 'me' && state.status !== 'error';
    await queryClient.invalidateQueries({ predicate: hasWords }, { throwOnError: true });
    await router.invalidate();
  };
  /** Whether the page is in one language afterwards. */
  const show = async (language: Language): Promise<boolean> => {
    if (!(await succeeds(changeLanguage(i18n, language)))) {
      notifications.add('error', i18n.t('error.fetch'));
      return true;
    }
    rememberLanguage(language);
    return succeeds(changeData());
  };
  return async (language) => {
    // without a connection the texts might come from the browser's cache and the data would not
    if (!navigator.onLine) return void notifications.add('error', i18n.t('error.fetch'));
    const before = i18n.language;
    if (!(await succeeds(changeProfile(language)))) return;
    if (!(await show(language))) await show(before);
  };
};

/**
 * Ends the session, clears everything of the person, drafts of forms included, and goes to the login; where
 * that fails, they stay signed in.
 */
export const signOut =
  ({ api, i18n, notifications, queryClient, router }: Dependencies): Services['signOut'] =>
  async () => {
    const me = queryClient.getQueryData(meQuery.queryKey);
    // what is read meanwhile would come back as from a session that has expired
    const isOut = await api.lock.keep(async () => {
      if (!(await succeeds(send(queryClient, logout, {})))) return false;
      clearStoredData();
      if (me) clearDrafts(deviceStore, me.id);
      notifications.add('success', i18n.t('logout.success'));
      const back = currentPath();
      await new Promise((resolve) => setTimeout(resolve, logoutPause));
      queryClient.clear();
      queryClient.setQueryData(meQuery.queryKey, null);
      if (!isLoginPath(back))
        await router.navigate({ href: loginHref(back), state: { hasSignedOut: true } });
      return true;
    });
    if (isOut) await router.invalidate();
  };

declare module '@tanstack/history' {
  interface HistoryState {
    /** The login was reached by signing out: it has nothing to explain. */
    hasSignedOut?: true;
  }
}

/** What one person has opened is not the other's: a code to pay with would be made for them unasked. */
const reload = (): void => {
  const url = new URL(window.location.href);
  if (url.searchParams.has('pay')) {
    url.searchParams.delete('pay');
    window.history.replaceState(window.history.state, '', url);
  }
  window.location.reload();
};

/** Reloads the page, as the person's whose session it is meanwhile, and leaves the reason for it to be told. */
export const startAgain = (): void => {
  parting.set('otherPerson');
  reload();
};

/** The same where the session was ended in another tab. */
export const startAsNobody = (): void => {
  parting.set('signedOut');
  reload();
};

const partingTexts = {
  otherPerson: 'error.otherPerson',
  signedOut: 'logout.elsewhere',
} as const;
/** Tells what the page before left to be told, once; the login says by itself why it is there. */
export const tellParting = ({
  i18n,
  notifications,
}: Pick<Dependencies, 'i18n' | 'notifications'>): void => {
  const left = parting.get();
  if (left === undefined || left === 'expired' || isLoginPath(currentPath())) return;
  parting.clear();
  notifications.add('info', i18n.t(partingTexts[left]));
};

/** Tells the other tabs of this browser who signed in or out here, and hears it of them. */
export const watchOtherTabs = (
  owner: PageOwner,
  onOtherPerson: (isSignedOut: boolean) => void,
): void => {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel('person');
  owner.subscribe((person) => channel.postMessage(person));
  channel.addEventListener('message', ({ data }) => {
    if (data !== owner.get()) onOtherPerson(data === nobody);
  });
};
