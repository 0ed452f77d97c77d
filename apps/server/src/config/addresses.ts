import { backendAddress } from '@cafeteria/contract';

const hostsThatAreLocal = ['localhost', '127.0.0.1', '0.0.0.0', '::', '::1'];
type Env = {
  readonly PUBLIC_URL?: string | undefined;
  readonly TLS_CERT_FILE?: string | undefined;
  readonly WEB_PORT: number;
  readonly API_PORT: number;
  readonly API_SUBDOMAIN: boolean;
  readonly TRUSTED_PROXIES: number;
};

/**
 * Where the portal is reached. On a public host its cookies are valid for the `api.` subdomain too;
 * on localhost they need no domain.
 */
export const addresses = (env: Env) => {
  const scheme = env.TLS_CERT_FILE ? 'https' : 'http';
  const webOrigin = new URL(env.PUBLIC_URL ?? `${scheme}://localhost:${env.WEB_PORT}`).origin;
  const { hostname, protocol } = new URL(webOrigin);
  const isLocal = hostsThatAreLocal.includes(hostname);
  return {
    webOrigin,
    apiOrigin: backendAddress(new URL(webOrigin), {
      withoutSubdomain: !env.API_SUBDOMAIN,
      localPort: env.API_PORT,
    }),
    isLocal,
    apiSubdomain: env.API_SUBDOMAIN,
    trustedProxies: isLocal ? 0 : env.TRUSTED_PROXIES,
    cookie: {
      secure: protocol === 'https:',
      domain: isLocal || !env.API_SUBDOMAIN ? undefined : hostname,
    },
  };
};
