import { type employerSignInRoutes, isPortalPath } from '@cafeteria/contract';
import type { Handlers } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { addressGroup, AppError, createLimit } from '../../../platform/http/index.ts';
import { callbackAddress, callbackPathOf, createFlows } from './flow.ts';
import { authorizationHref, newSecrets } from './provider.ts';
import { createProviders } from './providers.ts';
import { findEnabled, findOfDomain, isAnyEnabled } from './settings.queries.ts';

const windowMs = 15 * 60_000;
const maxAsked = 300;

/** Only a path of this portal: the walls of the login's redirect parameter, on the server. */
const safePath = (redirect: string | undefined, webOrigin: string): string => {
  if (!redirect || !isPortalPath(redirect)) return '/';
  const { origin, pathname, search, hash } = new URL(redirect, webOrigin);
  const isLogin = pathname === '/login' || pathname.startsWith('//');
  return origin === webOrigin && !isLogin ? `${pathname}${search}${hash}` : '/';
};

/** The way to the employer's provider. */
export const employerSignInHandlers = (deps: Deps): Handlers<typeof employerSignInRoutes> => {
  const { db, config, log } = deps;
  const flows = createFlows(deps);
  const providers = createProviders(deps);
  const limit = createLimit({ max: maxAsked, windowMs });
  const count = (ip: string): void => {
    if (!limit.take(addressGroup(ip))) throw new AppError('common.error.tooManyRequests');
  };
  const described = async (settings: Parameters<typeof providers.get>[0]) => {
    try {
      return await providers.get(settings);
    } catch (error) {
      log.warn(`the provider of ${settings.name}: ${error instanceof Error ? error.message : ''}`);
      throw new AppError('employer.error.unavailable');
    }
  };
  return {
    offer: async ({ key }, { ip }) => {
      if (key) count(ip);
      const settings = key ? await findEnabled(db, key) : undefined;
      const employer = settings?.isClientActive ? { key: settings.key, name: settings.name } : null;
      return { isOffered: await isAnyEnabled(db), employer };
    },
    find: async ({ body: { email } }, { ip }) => {
      count(ip);
      return { employers: await findOfDomain(db, email.slice(email.lastIndexOf('@') + 1)) };
    },
    start: async ({ body: { key, redirect } }, { ip, reply }) => {
      count(ip);
      const settings = await findEnabled(db, key);
      if (!settings) throw new AppError('employer.error.unavailable');
      if (!settings.isClientActive) throw new AppError('auth.error.clientInactive');
      const provider = await described(settings);
      const secrets = newSecrets();
      const href = await authorizationHref(provider, secrets, {
        redirectUri: callbackAddress(config, settings),
        scopes: settings.scopes,
      });
      await flows.keep(reply, {
        ...secrets,
        key,
        redirect: safePath(redirect, config.webOrigin),
        issuer: settings.issuer,
        returnPath: callbackPathOf(settings),
      });
      return { href };
    },
  };
};
