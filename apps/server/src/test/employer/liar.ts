import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

type Lie = {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  readonly isForged?: boolean;
};
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What it answers, by the path. */
const bodiesOf = (
  issuer: string,
  publicKey: object,
  idToken: () => string,
): Readonly<Record<string, () => object>> => ({
  '/.well-known/openid-configuration': () => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: ['RS256'],
    subject_types_supported: ['public'],
  }),
  '/keys': () => ({
    keys: [{ ...publicKey, kid: 'one', alg: 'RS256', use: 'sig' }],
  }),
  '/token': () => ({ access_token: 'x', token_type: 'Bearer', id_token: idToken() }),
});

/** A provider that says what the test wants it to say: what no honest one would. */
export const startLiar = async () => {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let lie: Lie = {};
  let nonce = '';
  const shown: string[] = [];
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  const idToken = (): string => {
    const now = Math.floor(Date.now() / 1_000);
    const claims = {
      iss: issuer,
      aud: 'portal',
      sub: 'somebody',
      nonce,
      iat: now,
      exp: now + 300,
      ...lie.claims,
    };
    const unsigned = `${encode({ alg: 'RS256', kid: 'one', ...lie.header })}.${encode(claims)}`;
    if (lie.header?.alg === 'none') return `${unsigned}.`;
    const { privateKey } = lie.isForged ? other : own;
    return `${unsigned}.${sign('sha256', Buffer.from(unsigned), privateKey).toString('base64url')}`;
  };
  const bodies = bodiesOf(issuer, own.publicKey.export({ format: 'jwk' }), idToken);
  server.on('request', (request, response) => {
    const { url = '' } = request;
    if (url === '/token') void text(request).then((sent) => shown.push(sent));
    const body = bodies[url];
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body?.() ?? {}));
  });
  return {
    issuer,
    /** What was sent to where codes are redeemed. */
    shown: (): readonly string[] => shown,
    /** What it says in its next ID token, to a sign-in that asked with this nonce. */
    says: (next: Lie, expectedNonce: string): void => {
      lie = next;
      nonce = expectedNonce;
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
