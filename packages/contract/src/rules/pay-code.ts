import { decimalAmount } from './amount.ts';
import { isIban, plainIban } from './bank.ts';
import { currencyRules } from './currency.ts';
import { Currency } from '../vocabulary/enums.ts';

/** What a code for banking apps says: minor units, days as `2026-01-31`. */
export type PayOrder = {
  /** The account that is paid, with spaces or without; null where none is known. */
  readonly iban: string | null;
  readonly name: string;
  readonly amount: number;
  readonly currency: string;
  /** The number of the document, at most ten digits: its variable symbol too. */
  readonly symbol: string;
  readonly dueOn: string | null;
};
/** The text of a code, or why there can be none. */
export type PayCode =
  | { readonly kind: 'SPAYD' | 'EPC' | 'SQUARE'; readonly text: string }
  | { readonly kind: 'NONE'; readonly why: 'ACCOUNT' | 'AMOUNT' | 'CURRENCY' };

/** What a code is called, in every language. */
export const payCodeName = { SPAYD: 'QR Platba', EPC: 'EPC QR', SQUARE: 'PAY by square' } as const;

const withoutAccents = (value: string): string => value.normalize('NFD').replaceAll(/\p{M}/gu, '');

/**
 * A value of SPAYD by the signs the alphanumeric mode of a QR code knows: without accents, in capitals; the rest
 * becomes a space. Cut before it is encoded, because limits are of what is meant; `*` ends a value, `%` begins a code.
 */
const spaydText = (value: string, limit: number): string =>
  withoutAccents(value)
    .toUpperCase()
    .replaceAll(/[^\d A-Z$%*+./:-]+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, limit)
    .trim()
    .replaceAll('%', '%25')
    .replaceAll('*', '%2A');

const spayd = (iban: string, { name, amount, currency, symbol, dueOn }: PayOrder): string => {
  const payee = spaydText(name, 35);
  return [
    'SPD*1.0',
    `ACC:${iban}`,
    `AM:${decimalAmount(amount)}`,
    `CC:${currency}`,
    `X-VS:${symbol}`,
    ...(dueOn ? [`DT:${dueOn.replaceAll('-', '')}`] : []),
    `MSG:${spaydText(symbol, 60)}`,
    ...(payee ? [`RN:${payee}`] : []),
  ].join('*');
};

/** A line of EPC, of at most so many signs; without accents, because readers guess what is beyond ASCII. */
const epcText = (value: string, limit: number): string =>
  Array.from(
    withoutAccents(value)
      .replaceAll(/[\s\p{C}]+/gu, ' ')
      .trim(),
  )
    .slice(0, limit)
    .join('')
    .trim();
/** Service tag, version, UTF-8, SCT, BIC, name, IBAN, amount, purpose, structured and free remittance. */
const epc = (iban: string, { name, amount, currency, symbol }: PayOrder): string =>
  [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    epcText(name, 70),
    iban,
    `${currency}${decimalAmount(amount)}`,
    '',
    '',
    `/VS${symbol}/SS/KS`,
  ].join('\n');

/** The standards: the most minor units each keeps room for (SPAYD ten signs with the point), and what it writes. */
const standards = {
  SPAYD: { max: 999_999_999, write: spayd },
  EPC: { max: 99_999_999_999, write: epc },
} as const;

/**
 * The code a banking app fills a payment from: QR Platba (SPAYD 1.0 of the Czech Banking Association) in CZK, EPC069-12
 * of the European Payments Council in EUR. There is none without a valid account, of nothing to pay or of more than
 * the standard can write, nor in another currency.
 */
export const payCode = (order: PayOrder): PayCode => {
  const { amount } = order;
  const { data: currency } = Currency.safeParse(order.currency);
  const kind = currency && currencyRules[currency].payCode;
  if (!kind) return { kind: 'NONE', why: 'CURRENCY' };
  const { max, write } = standards[kind];
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > max)
    return { kind: 'NONE', why: 'AMOUNT' };
  const iban = plainIban(order.iban ?? '');
  if (!isIban(iban)) return { kind: 'NONE', why: 'ACCOUNT' };
  return { kind, text: write(iban, order) };
};
