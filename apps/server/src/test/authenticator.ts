import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { NewPasskey, PasskeyAssertion } from '@cafeteria/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const flagsNew = 0b0100_0101;
const flagsUse = 0b0000_0101;
const presentOnly = 0b0000_0001;

type Site = { readonly origin: string; readonly rpId: string };
type Options = { readonly challenge: string };
type Change = { readonly counter?: number; readonly isVerified?: boolean } & Partial<Site>;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

/** A public key of P-256 as an authenticator writes it (COSE). */
const coseOf = (key: KeyObject): Uint8Array => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]),
  );
};
const counterBytes = (counter: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(counter);
  return bytes;
};

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** What an authenticator says of a passkey it has made, without saying what it is itself. */
const attestationOf = (rpId: string, credentialId: Buffer, key: KeyObject): Uint8Array => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(credentialId.length);
  const authData = Buffer.concat([
    sha256(rpId),
    Buffer.from([flagsNew]),
    counterBytes(0),
    Buffer.alloc(16),
    length,
    credentialId,
    coseOf(key),
  ]);
  return isoCBOR.encode(
    new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Uint8Array.from(authData)],
    ]) as Parameters<typeof isoCBOR.encode>[0],
  );
};

/** An authenticator in memory with one passkey; it signs whatever it is asked to, also what a browser would refuse. */
export const createAuthenticator = (site: Site) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  const credential = { id, rawId: id, type: 'public-key' as const };
  let handle: string | undefined;
  let count = 0;
  const create = ({ challenge, user }: Options & { readonly user: { id: string } }): NewPasskey => {
    handle = user.id;
    return {
      ...credential,
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, site.origin)),
        attestationObject: base64url(attestationOf(site.rpId, credentialId, publicKey)),
        transports: ['internal'],
      },
    };
  };
  const sign = ({ challenge }: Options, change: Change = {}): PasskeyAssertion => {
    const { origin, rpId, counter, isVerified } = {
      ...site,
      counter: (count += 1),
      isVerified: true,
      ...change,
    };
    const data = clientData('webauthn.get', challenge, origin);
    const authenticatorData = Buffer.concat([
      sha256(rpId),
      Buffer.from([isVerified ? flagsUse : presentOnly]),
      counterBytes(counter),
    ]);
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(data)]))
      .sign(privateKey);
    return {
      ...credential,
      response: {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
        userHandle: handle,
      },
    };
  };
  /** Answers under the name of another person from now on. */
  const pretend = (other: string | undefined): void => {
    handle = other;
  };
  return { id, create, sign, pretend, handle: () => handle };
};
export type Authenticator = ReturnType<typeof createAuthenticator>;
