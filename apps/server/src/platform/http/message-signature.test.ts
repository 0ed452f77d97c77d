import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentDigest, readSignature, signMessage } from './message-signature.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const spki = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const body = '{"amount":1}';
const now = 1_760_000_000_000;
const message = {
  method: 'POST',
  target: '/api/payment/authorize',
  headers: { 'content-digest': contentDigest(body), 'idempotency-key': 'sale-00000001' },
};
const signed = (created = now / 1000) => ({
  ...message,
  headers: {
    ...message.headers,
    ...signMessage(message, { keyId: 'till-1', privateKey, created }),
  },
});

describe('a signed message', () => {
  it('names its key and is good for it', () => {
    const read = readSignature(signed(), now);
    expect([read?.keyId, read?.isGood(spki)]).toEqual(['till-1', true]);
  });

  it('is not good for another key', () => {
    const other = generateKeyPairSync('ed25519').publicKey;
    const key = other.export({ format: 'der', type: 'spki' }).toString('base64');
    expect(readSignature(signed(), now)?.isGood(key)).toBe(false);
  });

  it.each<[string, object]>([
    ['method', { method: 'PUT' }],
    ['target', { target: '/api/payment/refund' }],
    ['body', { headers: { ...signed().headers, 'content-digest': contentDigest('{}') } }],
    ['key of the write', { headers: { ...signed().headers, 'idempotency-key': 'sale-00000002' } }],
  ])('with another %s is not good', (_what, change) => {
    expect(readSignature({ ...signed(), ...change }, now)?.isGood(spki)).toBe(false);
  });

  it.each([-301, 301])('made %i seconds from now is not read', (seconds) => {
    expect(readSignature(signed(now / 1000 + seconds), now)).toBeUndefined();
  });

  it.each([
    'sig1=("@method");created=1760000000;keyid="till-1";alg="ed25519"',
    signed().headers['signature-input'].replace('ed25519', 'hmac-sha256'),
    'nonsense',
  ])('that covers %s is not read', (input) => {
    const headers = { ...signed().headers, 'signature-input': input };
    expect(readSignature({ ...message, headers }, now)).toBeUndefined();
  });
});
