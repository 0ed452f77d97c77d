import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { GateRefusedError, GateUnavailableError } from '../gate.ts';
import { csobTime, type Fields, isSignedBy, sign, signedText } from './csob.signature.ts';

export type CsobConnection = {
  readonly apiUrl: string;
  readonly merchantId: string;
  readonly privateKey: KeyObject;
  readonly bankPublicKey: KeyObject;
  /** How long an answer is waited for, in milliseconds. */
  readonly callTimeout?: number;
};

const Text = z.optional(z.string());
const Endpoint = z.object({
  url: z.string(),
  method: Text,
  vars: z.optional(z.record(z.string(), z.string())),
});
const Actions = z.object({
  fingerprint: z.optional(
    z.object({
      browserInit: z.optional(Endpoint),
      sdkInit: z.optional(
        z.object({ directoryServerID: Text, schemeId: Text, messageVersion: Text }),
      ),
    }),
  ),
  authenticate: z.optional(
    z.object({
      browserChallenge: z.optional(Endpoint),
      sdkChallenge: z.optional(
        z.object({
          threeDSServerTransID: Text,
          acsReferenceNumber: Text,
          acsTransID: Text,
          acsSignedContent: Text,
        }),
      ),
    }),
  ),
});
const MaskedCard = z.object({
  extension: z.literal('maskClnRP'),
  dttm: z.string(),
  maskedCln: z.string(),
  expiration: z.string().check(z.regex(/^\d{2}\/\d{2}$/)),
  longMaskedCln: z.string(),
  signature: z.string(),
});
/** The fields of an answer in the order they are signed in; zod keeps the order of its own shape. */
const Answer = z.object({
  payId: Text,
  dttm: z.string(),
  resultCode: z.int(),
  resultMessage: z.string(),
  paymentStatus: z.optional(z.int()),
  authCode: Text,
  customerCode: Text,
  statusDetail: Text,
  actions: z.optional(Actions),
});
const Whole = z.extend(Answer, {
  signature: z.string(),
  extensions: z.optional(z.array(z.unknown())),
});

export type CsobCard = { readonly last4: string; readonly first: string; readonly expires: string };
export type CsobAnswer = z.output<typeof Answer> & { readonly card: CsobCard | undefined };

/** The number of the saved card as the gate shows it, which has a signature of its own. */
const cardOf = (
  extensions: readonly unknown[] | undefined,
  { bankPublicKey }: CsobConnection,
): CsobCard | undefined => {
  const card = (extensions ?? []).map((one) => z.safeParse(MaskedCard, one).data).find(Boolean);
  if (!card) return undefined;
  const { signature, ...signed } = card;
  if (!isSignedBy(signedText(signed), signature, bankPublicKey))
    throw new GateUnavailableError('the card in an answer of ČSOB is not signed by the bank');
  return {
    last4: card.maskedCln.slice(-4),
    first: card.longMaskedCln.slice(0, 1),
    expires: card.expiration,
  };
};

const read = (text: string, connection: CsobConnection): CsobAnswer => {
  const { data } = z.safeParse(Whole, parse(text));
  if (!data) throw new GateUnavailableError('ČSOB answered what it never answers');
  const { signature, extensions, ...answer } = data;
  if (!isSignedBy(signedText(answer), signature, connection.bankPublicKey))
    throw new GateUnavailableError('an answer of ČSOB is not signed by the bank');
  return { ...answer, card: cardOf(extensions, connection) };
};
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A code of a card that cannot be charged, or of nothing that can be helped by asking again. */
const assertResult = (answer: CsobAnswer): CsobAnswer => {
  const { resultCode } = answer;
  if (resultCode === 0) return answer;
  const message = `ČSOB answered ${resultCode}`;
  // 900 and 999: internal and general error; 170: the way of payment is out of order
  if (resultCode === 170 || resultCode >= 900) throw new GateUnavailableError(message);
  if (resultCode === 710 || resultCode === 720) throw new GateRefusedError('EXPIRED_CARD', message);
  if (resultCode >= 700 && resultCode < 800) throw new GateRefusedError('DENIED_BY_BANK', message);
  throw new GateRefusedError('GATEWAY_ERROR', message);
};

/** Signs what is asked and checks what is answered: nothing unsigned is believed, not even an error. */
export const createCsobClient = (connection: CsobConnection) => {
  const { apiUrl, merchantId, privateKey, callTimeout = 10_000 } = connection;
  const ask = async (path: string, init: RequestInit): Promise<CsobAnswer> => {
    const signal = AbortSignal.timeout(callTimeout);
    const response = await fetch(`${apiUrl}/${path}`, { ...init, signal, redirect: 'error' }).catch(
      () => {
        throw new GateUnavailableError('ČSOB does not answer');
      },
    );
    const text = await response.text().catch(() => '');
    if (!response.ok && parse(text) === undefined)
      throw new GateUnavailableError(`ČSOB answered ${response.status}`);
    return assertResult(read(text, connection));
  };
  /** The fields in the order they are signed in, `dttm` being where it stands. */
  const send = (method: 'POST' | 'PUT', path: string, fields: Fields): Promise<CsobAnswer> =>
    ask(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...fields, signature: sign(signedText(fields), privateKey) }),
    });
  const pathOf = (operation: string, payId: string): string => {
    const dttm = csobTime(new Date());
    const signature = sign(signedText({ merchantId, payId, dttm }), privateKey);
    return [
      operation,
      merchantId,
      encodeURIComponent(payId),
      dttm,
      encodeURIComponent(signature),
    ].join('/');
  };
  return {
    post: (path: string, fields: Fields) => send('POST', path, fields),
    put: (path: string, payId: string, rest: Fields = {}) =>
      send('PUT', path, { merchantId, payId, dttm: csobTime(new Date()), ...rest }),
    status: (payId: string) => ask(pathOf('payment/status', payId), { method: 'GET' }),
    /** Where the browser goes to pay; the address is signed and cannot be made by others. */
    processUrl: (payId: string): string => `${apiUrl}/${pathOf('payment/process', payId)}`,
  };
};
export type CsobClient = ReturnType<typeof createCsobClient>;
