/** docs/payment-api.md is what partners' developers go by: its example and its lists are recomputed here. */
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  AuthorizePayment,
  errorStatus,
  paymentCodeSeconds,
  PaymentDecline,
} from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contentDigest, readSignature, signMessage } from '../../platform/http/index.ts';

const document = readFileSync(
  new URL('../../../../../docs/payment-api.md', import.meta.url),
  'utf8',
);
const block = (language: string): string =>
  new RegExp(`\`\`\`${language}\n([^]*?)\n\`\`\``).exec(document)?.[1] ?? '';

const [head = '', body = ''] = block('http').split('\n\n');
const [requestLine = '', ...lines] = head.split('\n');
const [method = '', target = ''] = requestLine.split(' ');
const headers = Object.fromEntries(
  lines.map((line) => {
    const colon = line.indexOf(': ');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)];
  }),
);
const created = Number(/;created=(\d+);/.exec(headers['signature-input'] ?? '')?.[1]);
const keyId = /;keyid="([^"]+)"/.exec(headers['signature-input'] ?? '')?.[1] ?? '';
const privateKey = createPrivateKey(block('pem'));

describe('the example of docs/payment-api.md', () => {
  it('has a body the API takes, and its digest', () => {
    expect(z.parse(AuthorizePayment, JSON.parse(body)).code).toBe('7K2M-94QX');
    expect(headers['content-digest']).toBe(contentDigest(body));
  });
  it('is signed as our own terminals sign', () => {
    expect(signMessage({ method, target, headers }, { keyId, privateKey, created })).toEqual({
      'signature-input': headers['signature-input'],
      signature: headers.signature,
    });
  });
  it('is believed', () => {
    const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
    const read = readSignature({ method, target, headers }, created * 1_000);
    expect(read?.keyId).toBe(keyId);
    expect(read?.isGood(spki.toString('base64'))).toBe(true);
  });
  it('shows the very text that is signed', () => {
    const parameters = headers['signature-input']?.slice('sig1='.length);
    expect(block('text').split('\n')).toEqual([
      `"@method": ${method}`,
      `"@request-target": ${target}`,
      `"content-digest": ${headers['content-digest']}`,
      `"idempotency-key": ${headers['idempotency-key']}`,
      `"@signature-params": ${parameters}`,
    ]);
  });
});

describe('docs/payment-api.md', () => {
  const cells = (pattern: RegExp): string[] =>
    [...document.matchAll(pattern)].map(([, word = '']) => word);
  it('names every reason of a decline', () =>
    expect(cells(/^\| `([A-Z]+(?:_[A-Z]+)*)` +\| [a-z]/gm).toSorted()).toEqual(
      [...PaymentDecline.options].toSorted(),
    ));
  it('names every error of a payment, as one of status 422', () => {
    const named = cells(/^\| `((?:payment|money)\.error\.\w+)` +\|/gm);
    const known = Object.keys(errorStatus).filter((key) => key.startsWith('payment.error.'));
    expect(named).toEqual(expect.arrayContaining(known));
    const statuses: Readonly<Record<string, number>> = errorStatus;
    for (const key of named) expect([key, statuses[key]]).toEqual([key, 422]);
  });
  it('says how long a code is good', () => {
    expect(paymentCodeSeconds).toBe(5 * 60);
    expect(document).toContain('**five minutes and one payment**');
  });
});
