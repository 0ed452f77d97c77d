import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { deviceCommitMessage } from '@cafeteria/contract';
import type { Deps } from '../../../kernel/deps.ts';
import { type DeviceOwner, useToken } from './device.queries.ts';

const keyOf = (base64: string): KeyObject | undefined => {
  try {
    return createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
  } catch {
    return undefined;
  }
};
/** The two kinds that the key stores of phones keep. */
const isKept = (key: KeyObject): boolean =>
  key.asymmetricKeyType === 'ed25519' ||
  (key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1');

/** The public key of a phone as we keep it; undefined when it is none, or of a kind we do not take. */
export const readDeviceKey = (base64: string): string | undefined => {
  const key = keyOf(base64);
  return key && isKept(key)
    ? key.export({ format: 'der', type: 'spki' }).toString('base64')
    : undefined;
};

type Proof = {
  readonly publicKey: string;
  readonly registrationId: string;
  readonly challenge: string;
  /** Base64: the 64 bytes of Ed25519, or an ECDSA signature (DER) over SHA-256. */
  readonly signature: string;
};
/** Whether the holder of a key signed this challenge for this registration. */
export const isCommitSigned = (proof: Proof): boolean => {
  const key = keyOf(proof.publicKey);
  if (!key) return false;
  const message = Buffer.from(deviceCommitMessage(proof.registrationId, proof.challenge));
  const hash = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  return verify(hash, message, key, Buffer.from(proof.signature, 'base64'));
};

/** The active phone that a token was given to, and whose it is; it counts as used. */
export const findTokenOwner = (
  { db, digest }: Pick<Deps, 'db' | 'digest'>,
  deviceToken: string,
): Promise<DeviceOwner | undefined> => useToken(db, digest.of(deviceToken));
