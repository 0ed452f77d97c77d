import { lazy } from 'react';

/** The first steps, in a file of their own: most people have taken them. */
export const GettingStarted = lazy(async () => ({
  default: (await import('./GettingStarted.tsx')).GettingStarted,
}));
