/** A phone with its app for tests: makes a key, registers, polls and commits as docs/device-api.md says. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { api, deviceCommitMessage } from '@cafeteria/contract';
import { readMails } from './mail.ts';
import type { TestApp } from './test-app.ts';
import { createTestCaller } from './test-caller.ts';

export const newKeys = (kind: 'ed25519' | 'p256' = 'ed25519') =>
  kind === 'ed25519'
    ? generateKeyPairSync('ed25519')
    : generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
export const spki = (key: KeyObject): string =>
  key.export({ format: 'der', type: 'spki' }).toString('base64');
export const signCommit = (key: KeyObject, registrationId: string, challenge: string): string =>
  sign(
    key.asymmetricKeyType === 'ed25519' ? null : 'sha256',
    Buffer.from(deviceCommitMessage(registrationId, challenge)),
    key,
  ).toString('base64');

export const pixel = {
  os: 'ANDROID',
  model: 'Pixel 8',
  osVersion: '14',
  appVersion: '1.0.0',
} as const;

/** A registered phone; `app` is the caller its app is. */
export const registerPhone = async (test: TestApp, kind?: 'ed25519' | 'p256') => {
  const app = createTestCaller(test.app);
  const { publicKey, privateKey } = newKeys(kind);
  const { body } = await app.call(api.mobileDeviceApp.register, {
    body: { ...pixel, publicKey: spki(publicKey) },
  });
  const { registrationId } = body;
  const status = async () => (await app.call(api.mobileDeviceApp.status, { registrationId })).body;
  const commit = async (signature?: string) =>
    app.call(api.mobileDeviceApp.commit, {
      registrationId,
      body: {
        signature:
          signature ??
          signCommit(privateKey, registrationId, (await status()).challenge ?? 'none yet'),
      },
    });
  return { ...body, app, privateKey, status, commit };
};
export type Phone = Awaited<ReturnType<typeof registerPhone>>;

type Owner = Awaited<ReturnType<TestApp['signedIn']>>;
/** The code in the last message of a person. */
export const lastCode = async (test: TestApp, userId: number): Promise<string> =>
  /\b\d{6}\b/.exec((await readMails(test, userId)).at(-1)?.text ?? '')?.[0] ?? '';
/** Confirms a phone in the portal with the code its owner was sent. */
export const confirmPhone = async (
  test: TestApp,
  { owner, userId, phone }: { owner: Owner; userId: number; phone: Phone },
) => {
  const { registrationId } = phone;
  await owner.call(api.mobileDevice.sendActivationCode, { body: { registrationId } });
  return owner.call(api.mobileDevice.activate, {
    body: { registrationId, code: await lastCode(test, userId) },
  });
};
