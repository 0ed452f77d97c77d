import { type Subscription, subscriptions } from '@cafeteria/contract';
import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { apiOf } from '../../shared/api/index.ts';
import { loadScreen, rootRoute, type ScreenData } from '../../shared/routing/index.ts';
import { meQuery, parting, safeRedirect } from '../../shared/session/index.ts';
import { boolean, string } from '../../shared/url-state/index.ts';
import { FailedScreen, type LongTextPath } from '../screen/index.ts';
import { NotFoundScreen } from '../shell/index.ts';
import { loadOperator } from './operator-data.ts';

type LoginSearch = {
  redirect?: string | undefined;
  unauthorizedRedirect?: boolean | undefined;
  employer?: string | undefined;
  employerProblem?: string | undefined;
};

const screenOf = (name: string, ...namespaces: ScreenData['namespaces']): ScreenData => ({
  module: `src/portal/public/${name}.tsx`,
  namespaces,
});

const login = screenOf('LoginScreen', 'cafeteria', 'onboarding');
const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { screen: login },
  errorComponent: FailedScreen,
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    redirect: string(search.redirect),
    unauthorizedRedirect: boolean(search.unauthorizedRedirect),
    employer: string(search.employer),
    employerProblem: string(search.employerProblem),
  }),
  beforeLoad: async ({ context: { queryClient }, search, preload }) => {
    if (preload) return;
    apiOf(queryClient).lock.release();
    if (await queryClient.ensureQueryData(meQuery))
      throw redirect({ href: safeRedirect(search.redirect), replace: true });
  },
  loader: (input) => loadScreen(input, login),
  onLeave: () => parting.clear(),
  component: lazyRouteComponent(() => import('./LoginScreen.tsx'), 'LoginScreen'),
});

/** A page that is there for everybody; the server draws it with its texts, and what else it is given. */
const textRoute = <const P extends string>(
  path: P,
  screen: ScreenData,
  component: ReturnType<typeof lazyRouteComponent>,
  load?: (client: QueryClient) => Promise<unknown>,
) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { screen },
    errorComponent: FailedScreen,
    loader: (input) => loadScreen(input, screen, load && [load(input.context.queryClient)]),
    component,
  });
const longText = screenOf('TextScreen', 'faq');
const longTextScreen = lazyRouteComponent(() => import('./TextScreen.tsx'), 'LongTextScreen');
const subscription = screenOf('SubscriptionScreen', 'onboarding');
const subscriptionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/newsletter',
  staticData: { screen: subscription },
  errorComponent: FailedScreen,
  validateSearch: (
    search: Record<string, unknown>,
  ): { token?: string | undefined; subscription?: Subscription | undefined } => ({
    // mails of before November 2026 have it here, and not behind `#`
    token: string(search.token),
    // mails that went out earlier do not say which, and there was one
    subscription: subscriptions.find((one) => one === (search.subscription ?? 'NEWS')),
  }),
  loader: (input) => loadScreen(input, subscription),
  component: lazyRouteComponent(() => import('./SubscriptionScreen.tsx'), 'SubscriptionScreen'),
});

const account = screenOf('account/AccountScreen', 'onboarding', 'cafeteria');
const accountScreen = lazyRouteComponent(
  () => import('./account/AccountScreen.tsx'),
  'AccountScreen',
);

const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/404',
  component: NotFoundScreen,
});

export const publicRoutes = [
  loginRoute,
  subscriptionRoute,
  textRoute(
    '/withdrawal-cancellation',
    screenOf('CancellationScreen', 'onboarding'),
    lazyRouteComponent(() => import('./CancellationScreen.tsx'), 'CancellationScreen'),
  ),
  textRoute(
    '/client-document',
    screenOf('DocumentScreen', 'onboarding'),
    lazyRouteComponent(() => import('./DocumentScreen.tsx'), 'DocumentScreen'),
  ),
  textRoute(
    '/settlement',
    screenOf('SettlementScreen', 'onboarding'),
    lazyRouteComponent(() => import('./SettlementScreen.tsx'), 'SettlementScreen'),
  ),
  textRoute('/welcome', account, accountScreen),
  textRoute('/password-recovery', account, accountScreen),
  textRoute('/password-reset', account, accountScreen),
  textRoute(
    '/account-erased',
    screenOf('account/ErasedScreen', 'onboarding'),
    lazyRouteComponent(() => import('./account/ErasedScreen.tsx'), 'ErasedScreen'),
  ),
  textRoute(
    '/faq',
    screenOf('FaqScreen', 'faq'),
    lazyRouteComponent(() => import('./FaqScreen.tsx'), 'FaqScreen'),
  ),
  textRoute('/contact' satisfies LongTextPath, longText, longTextScreen, loadOperator),
  textRoute('/privacy' satisfies LongTextPath, longText, longTextScreen),
  textRoute('/terms' satisfies LongTextPath, longText, longTextScreen),
  textRoute('/card-terms' satisfies LongTextPath, longText, longTextScreen),
  textRoute('/accessibility' satisfies LongTextPath, longText, longTextScreen),
  notFoundRoute,
] as const;
