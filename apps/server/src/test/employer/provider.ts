import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider, { type Configuration } from 'oidc-provider';

type Account = Readonly<Record<string, unknown>>;

/** What the provider is told of itself: one client, the portal, and accounts that the test puts there. */
const settingsOf = (
  redirectUris: readonly string[],
  accounts: ReadonlyMap<string, Account>,
): Configuration => ({
  clients: [
    {
      client_id: 'portal',
      client_secret: 'a secret of the portal',
      redirect_uris: [...redirectUris],
    },
  ],
  pkce: { required: () => true },
  conformIdTokenClaims: false,
  claims: {
    openid: ['sub'],
    profile: ['name', 'oid', 'employee_number'],
    email: ['email', 'email_verified', 'xms_edov'],
  },
  cookies: { keys: ['a key of the test'] },
  features: { devInteractions: { enabled: false } },
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({ ...accounts.get(id), sub: id }),
  }),
  // nobody is asked what the portal may know
  loadExistingGrant: async ({ oidc }) => {
    const clientId = oidc.client?.clientId;
    const accountId = oidc.session?.accountId;
    if (!clientId || !accountId) return undefined;
    const grant = new oidc.provider.Grant({ clientId, accountId });
    grant.addOIDCScope('openid profile email');
    await grant.save();
    return grant;
  },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
});

/** A real OpenID provider on a free port, where anyone who comes is the account that the test has put there. */
export const startProvider = async (redirectUris: readonly string[]) => {
  const accounts = new Map<string, Account>();
  let current = '';
  let isRefused = false;
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const issuer = `http://localhost:${port}`;
  const provider = new Provider(issuer, settingsOf(redirectUris, accounts));
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const result = isRefused
      ? { error: 'access_denied', error_description: 'they said no' }
      : { login: { accountId: current } };
    void provider.interactionFinished(request, response, result);
  });
  return {
    issuer,
    /** Who comes next, and what is said of them. */
    signInAs: (subject: string, claims: Account): void => {
      current = subject;
      isRefused = false;
      accounts.set(subject, claims);
    },
    refuse: (): void => void (isRefused = true),
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

/** What a browser does with an address: goes where it is sent, until it is sent to the portal. */
export const visit = async (href: string, portal: string): Promise<URL> => {
  const cookies = new Map<string, string>();
  let at = href;
  for (let steps = 0; steps < 12; steps += 1) {
    if (at.startsWith(portal)) return new URL(at);
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const cut = pair.indexOf('=');
      cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`${response.status} at ${at}: ${await response.text()}`);
    at = new URL(location, at).href;
  }
  throw new Error('the provider sends people round in circles');
};
