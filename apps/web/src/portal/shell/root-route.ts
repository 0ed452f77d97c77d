import { createRootRouteWithContext } from '@tanstack/react-router';
import { FailedScreen } from './FailedScreen.tsx';
import { loadShell } from './load-shell.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { Shell } from './Shell.tsx';
import type { RouterContext } from '../../shared/routing/index.ts';

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  notFoundComponent: NotFoundScreen,
  errorComponent: FailedScreen,
  loader: loadShell,
});
