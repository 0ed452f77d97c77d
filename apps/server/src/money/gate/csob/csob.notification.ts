import type { KeyObject } from 'node:crypto';
import { type GateRequest, GateSignatureError } from '../gate.ts';
import { csobTime, isSignedBy, signedText } from './csob.signature.ts';

/** The fields of a return in the order they are signed in. */
const signedFields = [
  'payId',
  'dttm',
  'resultCode',
  'resultMessage',
  'paymentStatus',
  'authCode',
  'merchantData',
  'statusDetail',
] as const;
const maxAge = 15 * 60_000;

/** ČSOB sends no notifications of its own: what it signs is the return of the browser, by GET or POST. */
const fieldsOf = ({ rawBody, query }: GateRequest): Readonly<Record<string, string>> =>
  rawBody.length > 0 ? Object.fromEntries(new URLSearchParams(rawBody.toString('utf8'))) : query;

/** Which payment a signed return is about. */
export const readCsobReturn = (request: GateRequest, bankPublicKey: KeyObject): string => {
  const fields = fieldsOf(request);
  const { payId, dttm = '' } = fields;
  // a plus sign of base64 that was not encoded has been read as a space
  const signature = (fields['signature'] ?? '').replaceAll(' ', '+');
  const text = signedText(Object.fromEntries(signedFields.map((name) => [name, fields[name]])));
  if (payId === undefined || !isSignedBy(text, signature, bankPublicKey))
    throw new GateSignatureError('a return from ČSOB is not signed by the bank');
  const now = Date.now();
  // the times are of a fixed width, so they compare as texts
  if (dttm < csobTime(new Date(now - maxAge)) || dttm > csobTime(new Date(now + maxAge)))
    throw new GateSignatureError('a return from ČSOB is too old');
  return payId;
};
