import {
  createRoute,
  lazyRouteComponent,
  notFound,
  redirect,
  rootRouteId,
} from '@tanstack/react-router';
import { forbidden, rootRoute, loadScreen, type ScreenData } from '../../shared/routing/index.ts';
import { isAdmin, loginHref, meQuery } from '../../shared/session/index.ts';
import { oneOf, string } from '../../shared/url-state/index.ts';

const frame: ScreenData = { module: 'src/admin/shell/AdminFrame.tsx', namespaces: ['admin'] };
/**
 * Everything under /admin. Anonymous readers sign in first; everybody but administrators is told
 * that it is not for them, and loads nothing of it.
 */
export const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  staticData: { screen: frame },
  ssr: false,
  beforeLoad: async ({ context, location }) => {
    const me = await context.queryClient.ensureQueryData(meQuery);
    if (!me) throw redirect({ href: loginHref(location.href) });
    if (!isAdmin(me)) throw notFound({ data: forbidden, routeId: rootRouteId });
  },
  loader: (input) => loadScreen(input, frame),
  component: lazyRouteComponent(() => import('./AdminFrame.tsx'), 'AdminFrame'),
});

/** How a record is saved (the specification's copy mode), and the field to begin at. */
export const editSearch = (
  search: Record<string, unknown>,
): { copyMode?: 'COPY' | undefined; field?: string | undefined } => ({
  copyMode: oneOf(['COPY'], search.copyMode),
  field: string(search.field),
});
