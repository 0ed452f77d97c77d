import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { rootRoute } from '../../app/root-route.ts';
import { loadScreen, type ScreenData } from '../../app/router-context.ts';
import { loginAddress, meQuery } from '../../platform/session/index.ts';

const frame: ScreenData = { module: 'src/areas/admin/AdminFrame.tsx', namespaces: ['admin'] };
/** Everything under /admin: anonymous readers sign in first; others than administrators see that it is not for them and load nothing of it. */
const adminRoute = createRoute({
  getParentRoute: () => rootRoute, path: '/admin', staticData: { screen: frame }, ssr: false,
  beforeLoad: async ({ context, location }) => {
    const me = await context.queryClient.ensureQueryData(meQuery);
    if (!me) throw redirect({ href: loginAddress(location.href) });
  },
  loader: (input) => loadScreen(input, frame),
  component: lazyRouteComponent(() => import('./AdminFrame.tsx'), 'AdminFrame'),
});

export const adminRoutes = [adminRoute] as const;
