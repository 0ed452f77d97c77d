/** What a partner's terminal does with the API (docs/payment-api.md): signs each request and reads the answer. */
import { createPrivateKey, randomUUID } from 'node:crypto';
import { api as routes, type Money } from '@cafeteria/contract';
import { contentDigest, signMessage } from '../../platform/http/index.ts';
import { readAnswer } from '../answer.ts';

export type Credential = { readonly keyId: string; readonly privateKey: string };
type Steps = typeof routes.payment;
/** A terminal. Every step takes its Idempotency-Key last: sent again with the same key it is not done again. */
export const createMachine = (api: string, { keyId, privateKey }: Credential) => {
  const key = createPrivateKey(privateKey);
  const send = async <S extends keyof Steps>(
    step: S,
    path: string,
    body?: object,
    idempotencyKey: string = randomUUID(),
  ) => {
    const route = routes.payment[step];
    const { method } = route;
    const payload = body && JSON.stringify(body);
    const bodyHeaders: Record<string, string> = payload
      ? { 'content-digest': contentDigest(payload), 'idempotency-key': idempotencyKey }
      : {};
    const created = Math.floor(Date.now() / 1000);
    const signature = signMessage(
      { method, target: path, headers: bodyHeaders },
      { keyId, privateKey: key, created },
    );
    const response = await fetch(new URL(path, api), {
      method,
      headers: {
        ...bodyHeaders,
        ...signature,
        ...(payload && { 'content-type': 'application/json' }),
      },
      ...(payload && { body: payload }),
      signal: AbortSignal.timeout(20_000),
    });
    return readAnswer(route, response);
  };
  const post = (step: keyof Steps, body: object, idempotencyKey?: string) =>
    send(step, routes.payment[step].path, body, idempotencyKey);
  return {
    authorize: (
      sale: { code: string; amount: Money; reference?: string },
      idempotencyKey?: string,
    ) => post('authorize', sale, idempotencyKey),
    capture: (paymentId: number, amount?: Money, idempotencyKey?: string) =>
      post('capture', { paymentId, ...(amount && { amount }) }, idempotencyKey),
    void: (paymentId: number, idempotencyKey?: string) =>
      post('void', { paymentId }, idempotencyKey),
    refund: (paymentId: number, amount?: Money, idempotencyKey?: string) =>
      post('refund', { paymentId, ...(amount && { amount }) }, idempotencyKey),
    get: (paymentId: number) => send('get', `/api/payment/${paymentId}`),
  };
};
export type Machine = ReturnType<typeof createMachine>;
