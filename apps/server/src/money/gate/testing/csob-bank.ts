import {
  createSign,
  createVerify,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { csobTimeZone } from '../csob/csob.signature.ts';
import type { Answer, OnCharge, Request } from './simulator.ts';

type Fields = Readonly<Record<string, unknown>>;
export type Payment = {
  payId: string;
  status: number;
  amount: number;
  refunded: number;
  template: OnCharge | undefined;
  savesCard: boolean;
  challenge: boolean;
};
type Keys = { readonly privateKey: KeyObject; readonly publicKey: KeyObject };
export const merchantId = 'M1SIMULATED';

/** The order the fields of each message are signed in, as the bank documents it; deliberately written once more. */
const orders: Readonly<Record<string, readonly string[]>> = {
  'payment/init': (
    'merchantId orderNo dttm payOperation payMethod totalAmount currency closePayment returnUrl ' +
    'returnMethod cart customer order merchantData customerId language ttlSec logoVersion ' +
    'colorSchemeVersion customExpiry'
  ).split(' '),
  'oneclick/init': (
    'merchantId origPayId orderNo dttm payMethod clientIp totalAmount currency closePayment ' +
    'returnUrl returnMethod customer order clientInitiated sdkUsed merchantData ttlSec'
  ).split(' '),
  'oneclick/process': ['merchantId', 'payId', 'dttm', 'fingerprint'],
  'payment/reverse': ['merchantId', 'payId', 'dttm'],
  'payment/refund': ['merchantId', 'payId', 'dttm', 'amount'],
};
const cartOrder = ['name', 'quantity', 'amount', 'description'];

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);
const textOf = (fields: Fields, order: readonly string[]): string =>
  order
    .flatMap((name) => {
      const value = fields[name];
      if (Array.isArray(value))
        return value.map((item: unknown) => textOf(isFields(item) ? item : {}, cartOrder));
      return isScalar(value) ? [String(value)] : [];
    })
    .join('|');

export const sign = (text: string, key: KeyObject): string =>
  createSign('sha256').update(text).sign(key, 'base64');
const isSigned = (text: string, signature: string, key: KeyObject): boolean =>
  createVerify('sha256').update(text).verify(key, signature, 'base64');
export const pragueTime = (at: Date): string =>
  at.toLocaleString('sv-SE', { timeZone: csobTimeZone }).replaceAll(/\D/g, '');

export type Bank = {
  readonly payments: Map<string, Payment>;
  readonly merchant: Keys;
  readonly bank: Keys;
  /** Signs its answers with a key that is not its own. */
  isImpostor: boolean;
  /** An operation that is done, but whose answer never arrives. */
  breaksOff: string | undefined;
  readonly requests: { readonly name: string; readonly fields: Fields }[];
};
export const createBank = (): Bank => ({
  payments: new Map(),
  merchant: generateKeyPairSync('rsa', { modulusLength: 2_048 }),
  bank: generateKeyPairSync('rsa', { modulusLength: 2_048 }),
  isImpostor: false,
  breaksOff: undefined,
  requests: [],
});

/** The saved card, which is signed apart from the answer. */
const cardExtension = (dttm: string, key: KeyObject) => {
  const fields = {
    extension: 'maskClnRP',
    dttm,
    maskedCln: '****4242',
    expiration: '08/31',
    longMaskedCln: '400000****4242',
  };
  return { ...fields, signature: sign(Object.values(fields).join('|'), key) };
};
const challengeUrl = 'https://bank.test/challenge';

/** An answer about a payment; the person is wanted while a charge with 3-D Secure is in progress. */
const aboutPayment = (
  { payId, status, challenge, savesCard }: Payment,
  dttm: string,
  key: KeyObject,
): { signed: string[]; shown: object } => {
  const asksPerson = challenge && status === 2;
  const browserChallenge = { url: challengeUrl, method: 'GET', vars: { id: payId } };
  return {
    signed: [String(status), ...(asksPerson ? [challengeUrl, 'GET', payId] : [])],
    shown: {
      paymentStatus: status,
      ...(asksPerson && { actions: { authenticate: { browserChallenge } } }),
      ...(savesCard && status >= 4 && { extensions: [cardExtension(dttm, key)] }),
    },
  };
};

const answer = (bank: Bank, payment: Payment | undefined, resultCode = 0): Answer => {
  const { privateKey } = bank.isImpostor ? bank.merchant : bank.bank;
  const dttm = pragueTime(new Date());
  const head = {
    ...(payment && { payId: payment.payId }),
    dttm,
    resultCode,
    resultMessage: resultCode === 0 ? 'OK' : 'Error',
  };
  const { signed, shown } =
    payment && resultCode === 0
      ? aboutPayment(payment, dttm, privateKey)
      : { signed: [], shown: {} };
  const text = [...Object.values(head).map(String), ...signed].join('|');
  return { status: 200, body: { ...head, ...shown, signature: sign(text, privateKey) } };
};

const openPayment = (bank: Bank, fields: Partial<Payment>): Payment => {
  const payment: Payment = {
    payId: `${randomBytes(6).toString('hex')}@HA`,
    status: 1,
    amount: 0,
    refunded: 0,
    template: undefined,
    savesCard: false,
    challenge: false,
    ...fields,
  };
  bank.payments.set(payment.payId, payment);
  return payment;
};

type Operation = (bank: Bank, fields: Fields, payment: Payment | undefined) => Answer;
const onExisting =
  (work: (payment: Payment, fields: Fields) => number): Operation =>
  (bank, fields, payment) =>
    payment ? answer(bank, payment, work(payment, fields)) : answer(bank, undefined, 140);

const processCharge = (payment: Payment): number => {
  if (payment.status !== 1) return 150;
  if (payment.template === 'EXPIRED_CARD') return 720;
  payment.status = payment.template === 'ASKS_3DS' ? 2 : 7;
  payment.challenge = payment.template === 'ASKS_3DS';
  return 0;
};
const reverse = (payment: Payment): number => {
  if (![4, 7].includes(payment.status)) return 150;
  payment.status = 5;
  payment.refunded = payment.amount;
  return 0;
};
const giveBack = (payment: Payment, { amount }: Fields): number => {
  const refund = amount === undefined ? payment.amount : Number(amount);
  if (payment.status !== 8 || payment.refunded + refund > payment.amount) return 150;
  payment.refunded += refund;
  if (payment.refunded === payment.amount) payment.status = 10;
  return 0;
};

const operations: Readonly<Record<string, Operation>> = {
  'payment/init': (bank, fields) => {
    const isValid = /^\d{1,10}$/.test(String(fields['orderNo'])) && Number(fields['ttlSec']) >= 300;
    if (!isValid) return answer(bank, undefined, 110);
    const savesCard = fields['payOperation'] === 'oneclickPayment';
    return answer(bank, openPayment(bank, { amount: Number(fields['totalAmount']), savesCard }));
  },
  'oneclick/init': (bank, fields) => {
    const template = bank.payments.get(String(fields['origPayId']));
    if (!template?.savesCard || template.status < 4) return answer(bank, undefined, 700);
    if (fields['clientInitiated'] === true && fields['clientIp'] === undefined)
      return answer(bank, undefined, 100);
    const amount = Number(fields['totalAmount']);
    return answer(bank, openPayment(bank, { amount, template: template.template ?? 'PAYS' }));
  },
  'oneclick/process': onExisting(processCharge),
  'payment/reverse': onExisting(reverse),
  'payment/refund': onExisting(giveBack),
};

const refused: Answer = { status: 403, body: { message: 'forbidden' } };

const answerStatus = (bank: Bank, parts: readonly string[]): Answer => {
  const [merchant = '', payId = '', dttm = '', signature = ''] = parts.map(decodeURIComponent);
  if (!isSigned([merchant, payId, dttm].join('|'), signature, bank.merchant.publicKey))
    return refused;
  const payment = bank.payments.get(payId);
  return answer(bank, payment, payment ? 0 : 140);
};

const methodOf = (name: string): string =>
  ['payment/reverse', 'payment/refund'].includes(name) ? 'PUT' : 'POST';

/** Answers as the bank documents it, and refuses what is not signed by its merchant. */
export const answerBank = (bank: Bank, { method, path, body }: Request): Answer => {
  const [, first = '', second = '', ...rest] = path.split('/');
  const name = `${first}/${second}`;
  if (method === 'GET') return name === 'payment/status' ? answerStatus(bank, rest) : refused;
  const fields: unknown = JSON.parse(body);
  const order = orders[name];
  if (!isFields(fields) || !order || method !== methodOf(name)) return refused;
  bank.requests.push({ name, fields });
  const { signature, payId } = fields;
  if (!isSigned(textOf(fields, order), String(signature), bank.merchant.publicKey)) return refused;
  return operations[name]?.(bank, fields, bank.payments.get(String(payId))) ?? refused;
};
