import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/**
 * HTTP Message Signatures (RFC 9421) as machines of partners use them: Ed25519 over a fixed list of
 * components, with the digest of the body (RFC 9530). Fixed, so that nobody can leave out what counts.
 */
export type SignedMessage = {
  readonly method: string;
  /** Path with its query, as sent. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
};
const withBody = ['@method', '@request-target', 'content-digest', 'idempotency-key'] as const;
const withoutBody = ['@method', '@request-target'] as const;
const componentsOf = (method: string): readonly string[] =>
  method === 'GET' ? withoutBody : withBody;

/** The value of `Content-Digest` for a body. */
export const contentDigest = (body: string | Uint8Array): string =>
  `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

const valueOf = (component: string, { method, target, headers }: SignedMessage): string => {
  if (component === '@method') return method;
  return component === '@request-target' ? target : (headers[component] ?? '');
};
const signatureBase = (message: SignedMessage, parameters: string): string =>
  [
    ...componentsOf(message.method).map((name) => `"${name}": ${valueOf(name, message)}`),
    `"@signature-params": ${parameters}`,
  ].join('\n');
const parametersOf = (method: string, keyId: string, created: number): string =>
  `(${componentsOf(method)
    .map((name) => `"${name}"`)
    .join(' ')});created=${created};keyid="${keyId}";alg="ed25519"`;

/** The two headers that sign a message; `created` in seconds. */
export const signMessage = (
  message: SignedMessage,
  { keyId, privateKey, created }: { keyId: string; privateKey: KeyObject; created: number },
): { 'signature-input': string; signature: string } => {
  const parameters = parametersOf(message.method, keyId, created);
  const signature = sign(null, Buffer.from(signatureBase(message, parameters)), privateKey);
  return {
    'signature-input': `sig1=${parameters}`,
    signature: `sig1=:${signature.toString('base64')}:`,
  };
};

const inputPattern = /^sig1=(\([^)]*\);created=(\d{1,12});keyid="([\w-]{1,80})";alg="ed25519")$/;
const signaturePattern = /^sig1=:([A-Za-z0-9+/]+={0,2}):$/;
/** How far the clocks of a machine and ours may be apart, in seconds. */
const skew = 300;

export type ReadSignature = { readonly keyId: string; readonly isGood: (key: string) => boolean };
/**
 * What a message's signature claims: whose key it is, and a check against that key (SPKI, base64 of its DER). Undefined
 * when it is not a signature we accept: other components, another algorithm, too old or from the future.
 */
export const readSignature = (
  message: SignedMessage,
  now: number = Date.now(),
): ReadSignature | undefined => {
  const [, parameters, created, keyId] =
    inputPattern.exec(message.headers['signature-input'] ?? '') ?? [];
  const [, signature] = signaturePattern.exec(message.headers['signature'] ?? '') ?? [];
  if (!parameters || !created || !keyId || !signature) return undefined;
  if (parameters !== parametersOf(message.method, keyId, Number(created))) return undefined;
  if (Math.abs(now / 1000 - Number(created)) > skew) return undefined;
  const base = Buffer.from(signatureBase(message, parameters));
  return {
    keyId,
    isGood: (key) =>
      verify(
        null,
        base,
        createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
        Buffer.from(signature, 'base64'),
      ),
  };
};
