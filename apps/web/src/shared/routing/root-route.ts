import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from './screen.ts';

/** What all routes of readers and administrators grow from; the composition root gives it the shell. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({});

/** What `notFound` carries when an address is not for its reader: the 403 of the portal. */
export const forbidden = 'forbidden';
