/** A partner's terminal for tests: signs what it sends, as docs/payment-api.md says. */
import { createPrivateKey, randomUUID } from 'node:crypto';
import { api, type PaymentView } from '@cafeteria/contract';
import { contentDigest, signMessage } from '../platform/http/index.ts';
import type { TestApp } from './test-app.ts';

type Answered = { status: number; body: PaymentView & { globalErrors?: { messageKey: string }[] } };
type Sent = {
  readonly key?: string;
  /** Changes the request after it was signed. */
  readonly tamper?: (headers: Record<string, string>) => Record<string, string>;
};
export const createTill = (
  { app }: Pick<TestApp, 'app'>,
  credential: { readonly keyId: string; readonly privateKey: string },
) => {
  const privateKey = createPrivateKey(credential.privateKey);
  /** Sends what it is given, signed. */
  const send = (
    method: string,
    target: string,
    payload?: unknown,
    { key = randomUUID(), tamper = (headers) => headers }: Sent = {},
  ) => {
    const body = typeof payload === 'object' ? JSON.stringify(payload) : payload;
    const headers: Record<string, string> =
      typeof body === 'string'
        ? { 'content-digest': contentDigest(body), 'idempotency-key': key }
        : {};
    const signature = signMessage(
      { method, target, headers },
      { keyId: credential.keyId, privateKey, created: Math.floor(Date.now() / 1000) },
    );
    return app.inject({
      method: method as 'GET',
      url: target,
      headers: tamper({
        ...headers,
        ...signature,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      }),
      ...(typeof body === 'string' && { payload: body }),
    });
  };
  const answer = async (response: ReturnType<typeof send>): Promise<Answered> => {
    const { statusCode, json } = await response;
    return { status: statusCode, body: json() };
  };
  const post = (step: string) => (body: object, sent?: Sent) =>
    answer(send('POST', `/api/payment/${step}`, body, sent));
  return {
    send,
    authorize: post('authorize'),
    capture: post('capture'),
    void: post('void'),
    refund: post('refund'),
    get: (id: number) => answer(send('GET', `/api/payment/${id}`)),
  };
};
export type Till = ReturnType<typeof createTill>;

/** A till of a partner, with a key an administrator made; it may be bound to one place. */
export const openTill = async (
  test: TestApp,
  admin: Awaited<ReturnType<TestApp['signedIn']>>,
  partnerId: number,
  branchOfficeId: number | null = null,
) => {
  const { body } = await admin.call(api.paymentCredential.create, {
    partnerId,
    body: { name: 'Pokladna 1', branchOfficeId },
  });
  const { credential, privateKey } = body;
  return { id: credential.id, till: createTill(test, { keyId: credential.keyId, privateKey }) };
};
