import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadScreen, rootRoute, type ScreenData } from '../../shared/routing/index.ts';
import { requireSignIn } from '../../shared/session/index.ts';
import { FailedScreen } from '../screen/index.ts';

const screen: ScreenData = {
  module: 'src/portal/profile/ProfileScreen.tsx',
  namespaces: ['profile', 'cafeteria', 'onboarding'],
};
/** What is around every page of it; for the server, which draws no more of it. */
export const importProfileFrame = () => import('./frame/ProfileFrame.tsx');
const profile = () => import('./ProfileScreen.tsx');

/**
 * Everything under /profile, drawn in the browser only: of anybody's money a page holds what the header says of it.
 * The pages are listed in a file that comes with them (`page-list.ts`), so that one more costs the first load nothing.
 */
export const profileRoute = createRoute({
  errorComponent: FailedScreen,
  getParentRoute: () => rootRoute,
  path: '/profile/$',
  ssr: false,
  staticData: { needsSignIn: true, screen },
  beforeLoad: async (input) => void (await requireSignIn(input)),
  loader: async (input) => {
    const [{ loadPage }] = await Promise.all([profile(), loadScreen(input, screen)]);
    await loadPage(input.context.queryClient, input.params._splat);
  },
  component: lazyRouteComponent(profile, 'ProfileScreen'),
});
