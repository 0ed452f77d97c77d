import { createRootRouteWithContext } from '@tanstack/react-router';
import { FailedScreen } from '../areas/shell/FailedScreen.tsx';
import { loadShell } from '../areas/shell/load-shell.ts';
import { NotFoundScreen } from '../areas/shell/NotFoundScreen.tsx';
import { Shell } from '../areas/shell/Shell.tsx';
import type { RouterContext } from './router-context.ts';

export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Shell, notFoundComponent: NotFoundScreen, errorComponent: FailedScreen, loader: loadShell });
