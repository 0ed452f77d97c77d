/** What the app of a phone does with the API (docs/device-api.md): registers, polls, signs, commits, gets codes. */
import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Args,
  api as routes,
  deviceCommitMessage,
  type Result,
  type Route,
} from '@cafeteria/contract';
import type * as z from 'zod/mini';
import { readAnswer } from '../answer.ts';

const send = async <S extends z.ZodMiniType>(
  api: string,
  route: Route & { readonly response: S },
  path: string,
  body?: object,
): Promise<z.output<S>> => {
  const response = await fetch(new URL(path, api), {
    method: route.method,
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    signal: AbortSignal.timeout(20_000),
  });
  return readAnswer(route, response);
};

const { register, status, commit } = routes.mobileDeviceApp;
type About = Omit<Args<typeof register>['body'], 'publicKey'>;

/** The public key as the API takes it: SPKI (DER) in Base64. */
const publicKeyOf = (privateKey: string): string =>
  createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).toString('base64');
/** Proves the key: Ed25519 of the text itself, P-256 of its SHA-256 (DER). */
export const signCommit = (
  privateKey: string,
  registrationId: string,
  challenge: string,
): string => {
  const key = createPrivateKey(privateKey);
  const hash = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  const text = Buffer.from(deviceCommitMessage(registrationId, challenge));
  return sign(hash, text, key).toString('base64');
};

/** A phone with its key. */
export const createPhone = (api: string, privateKey: string) => {
  const registration = (id: string): string => `/api/mobile-device/registration/${id}`;
  const look = (id: string) => send(api, status, registration(id));
  return {
    register: (about: About) =>
      send(api, register, register.path, { ...about, publicKey: publicKeyOf(privateKey) }),
    status: look,
    /** Asks every three seconds, until the owner has confirmed the phone or time has run out. */
    waitForOwner: async (id: string): Promise<Result<typeof status>> => {
      for (;;) {
        const current = await look(id);
        if (current.status !== 'CREATED') return current;
        await sleep(3_000);
      }
    },
    commit: (id: string, challenge: string) =>
      send(api, commit, `${registration(id)}/commit`, {
        signature: signCommit(privateKey, id, challenge),
      }),
    payCode: (deviceToken: string) =>
      send(api, routes.devicePayment.create, routes.devicePayment.create.path, { deviceToken }),
  };
};
