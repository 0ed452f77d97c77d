/** The part of the environment that says which providers of employers' accounts may be asked. */
import * as z from 'zod/mini';

/** `login.example`, `*.example` or `login.example:8443`. */
const host = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/;

export const ProviderEnvironment = {
  OIDC_HOSTS: z._default(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((list): unknown => list.split(',').map((one) => one.trim().toLowerCase())),
      ),
      z.array(z.string().check(z.regex(host))),
    ),
    [],
  ),
  OIDC_PRIVATE_NETWORK: z._default(z.enum(['refuse', 'allow']), 'refuse'),
};
type Env = z.output<z.ZodMiniObject<typeof ProviderEnvironment>>;

export const providerConfig = (env: Env) => {
  const oidcHosts: readonly string[] = env.OIDC_HOSTS;
  return {
    /** Which hosts may be asked; none named is any. */
    oidcHosts,
    /** Whether an employer's provider of accounts may be in the network the portal runs in. */
    oidcPrivateNetwork: env.OIDC_PRIVATE_NETWORK,
  };
};
