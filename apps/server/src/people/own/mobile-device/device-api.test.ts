/** docs/device-api.md is what the app's developers go by: its example and its lists are recomputed here. */
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  deviceCommitMessage,
  deviceLimit,
  errorStatus,
  mobileDeviceAppRoutes,
} from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { signCommit, spki } from '../../../test/phone.ts';
import { isCommitSigned, readDeviceKey } from './device-key.ts';

const document = readFileSync(
  new URL('../../../../../../docs/device-api.md', import.meta.url),
  'utf8',
);
const block = (language: string): string =>
  new RegExp(`\`\`\`${language}\n([^]*?)\n\`\`\``).exec(document)?.[1] ?? '';
const cells = (pattern: RegExp): string[] =>
  [...document.matchAll(pattern)].map(([, word = '']) => word);

const privateKey = createPrivateKey(block('pem'));
const registration = z.parse(mobileDeviceAppRoutes.register.body, JSON.parse(block('json')));
const [, registrationId = '', challenge = ''] = block('text').split('\n');

describe('the example of docs/device-api.md', () => {
  it('registers the key it shows', () => {
    expect(registration.publicKey).toBe(spki(createPublicKey(privateKey)));
    expect(readDeviceKey(registration.publicKey)).toBe(registration.publicKey);
  });
  it('shows the very text that is signed', () =>
    expect(block('text')).toBe(deviceCommitMessage(registrationId, challenge)));
  it('is signed as our own app signs, and believed', () => {
    const signature = block('signature');
    expect(signCommit(privateKey, registrationId, challenge)).toBe(signature);
    const { publicKey } = registration;
    expect(isCommitSigned({ publicKey, registrationId, challenge, signature })).toBe(true);
  });
});

describe('docs/device-api.md', () => {
  it('names every status a registration may have', () =>
    expect(cells(/^\| `([A-Z_]+)` +\| [a-z]/gm).toSorted()).toEqual(
      [...mobileDeviceAppRoutes.status.response.shape.status.options].toSorted(),
    ));
  it('names only errors there are, as ones of status 422', () => {
    const named = cells(/^\| `(\w+\.error\.\w+)` +\|/gm);
    const statuses: Readonly<Record<string, number>> = errorStatus;
    expect(named.length).toBeGreaterThan(4);
    for (const key of named) expect([key, statuses[key]]).toEqual([key, 422]);
  });
  it('says how long a registration waits', () =>
    expect(document).toContain(`The owner has ${deviceLimit.minutes} minutes`));
});
