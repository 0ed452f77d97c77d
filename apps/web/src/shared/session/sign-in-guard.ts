import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { Me } from '@cafeteria/contract';
import { loginHref } from './login-href.ts';
import { meQuery } from './me.ts';

type Input = {
  readonly context: { readonly queryClient: QueryClient };
  readonly location: { readonly href: string };
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The login tells those it sends back here that the page is for signed-in people. */
    needsSignIn?: true;
  }
}

/** `beforeLoad` of a route that needs somebody signed in: others sign in first and come back. */
export const requireSignIn = async ({ context, location }: Input): Promise<Me> => {
  const me = await context.queryClient.ensureQueryData(meQuery);
  if (!me) throw redirect({ href: loginHref(location.href) });
  return me;
};
