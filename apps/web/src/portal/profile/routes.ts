import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadScreen, rootRoute } from '../../shared/routing/index.ts';
import { requireSignIn } from '../../shared/session/index.ts';
import { screenStates } from '../screen/index.ts';
import { readHistorySearch, readStatementSearch } from './history/history-search.ts';

const screens = () => import('./screens.ts');

/** The reader's own pages, drawn in the browser only: nothing of anybody's money stands in a page. */
const frame = createRoute({
  ...screenStates,
  getParentRoute: () => rootRoute,
  path: '/profile',
  ssr: false,
  staticData: { needsSignIn: true },
  beforeLoad: async (input) => void (await requireSignIn(input)),
  loader: (input) => loadScreen(input, { namespaces: ['profile', 'cafeteria'] }),
  component: lazyRouteComponent(screens, 'ProfileFrame'),
});

const common = { getParentRoute: () => frame, staticData: { needsSignIn: true } } as const;

const children = [
  createRoute({
    ...common,
    path: '/',
    beforeLoad: () => {
      throw redirect({ href: '/profile/balance', replace: true });
    },
  }),
  createRoute({
    ...common,
    path: 'balance',
    component: lazyRouteComponent(screens, 'BalanceScreen'),
  }),
  createRoute({
    ...common,
    path: 'history',
    validateSearch: readHistorySearch,
    component: lazyRouteComponent(screens, 'HistoryScreen'),
  }),
  createRoute({
    ...common,
    path: 'history/statement',
    validateSearch: readStatementSearch,
    component: lazyRouteComponent(screens, 'StatementScreen'),
  }),
] as const;

export const profileRoute = frame.addChildren(children);
