import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadScreen, rootRoute, type ScreenData } from '../../../shared/routing/index.ts';
import { requireSignIn } from '../../../shared/session/index.ts';
import { screenStates } from '../../screen/index.ts';
import { readCreditsSearch } from './credits-search.ts';

const credits: ScreenData = {
  module: 'src/portal/profile/credits/CreditsScreen.tsx',
  namespaces: ['profile'],
};
const creditsRoute = createRoute({
  ...screenStates,
  getParentRoute: () => rootRoute,
  path: '/profile/credits',
  ssr: false,
  staticData: { screen: credits, needsSignIn: true },
  validateSearch: readCreditsSearch,
  beforeLoad: async (input) => void (await requireSignIn(input)),
  loader: (input) => loadScreen(input, credits),
  component: lazyRouteComponent(() => import('./CreditsScreen.tsx'), 'CreditsScreen'),
});

const deposit: ScreenData = {
  module: 'src/portal/profile/credits/DepositScreen.tsx',
  namespaces: ['profile'],
};
const depositRoute = createRoute({
  ...screenStates,
  getParentRoute: () => rootRoute,
  path: '/profile/deposit/$depositId',
  ssr: false,
  staticData: { screen: deposit, needsSignIn: true },
  beforeLoad: async (input) => void (await requireSignIn(input)),
  loader: (input) => loadScreen(input, deposit),
  component: lazyRouteComponent(() => import('./DepositScreen.tsx'), 'DepositScreen'),
});

export const creditsRoutes = [creditsRoute, depositRoute] as const;
