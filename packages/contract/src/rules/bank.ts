import { pattern } from './pattern.ts';

/** IBAN without spaces, in capitals: `'cz81 2700 …'` → `'CZ812700…'`. */
export const plainIban = (value: string): string => value.replaceAll(/\s/g, '').toUpperCase();

/**
 * The number written by digits and letters (A = 10 … Z = 35), modulo 97. Computed digit by digit,
 * because the whole exceeds what a JavaScript number can hold.
 */
const modulo97 = (text: string): number =>
  Array.from(text, (sign) => Number.parseInt(sign, 36)).reduce(
    (rest, value) => (rest * (value > 9 ? 100 : 10) + value) % 97,
    0,
  );

const lengthOf: Readonly<Record<string, number>> = { CZ: 24, SK: 24 };
/** Whether an IBAN's check digits fit; Czech and Slovak ones have 24 characters. */
export const isIban = (value: string): boolean =>
  pattern.iban.test(value) &&
  value.length === (lengthOf[value.slice(0, 2)] ?? value.length) &&
  modulo97(value.slice(4) + value.slice(0, 4)) === 1;

/** Printed in groups of four. */
export const formatIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1\u00A0');

export type CzechAccount = {
  readonly prefix: string | null;
  readonly number: string;
  readonly bankCode: string;
};
const weights = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1] as const;
/** Whether the prefix or the number of a Czech account fits its weights. */
export const isAccountPart = (digits: string): boolean =>
  /^\d{1,10}$/.test(digits) &&
  Array.from(digits.padStart(10, '0'), Number).reduce(
    (sum, digit, index) => sum + digit * (weights[index] ?? 0),
    0,
  ) %
    11 ===
    0;

/** The IBAN of an account of a country that writes accounts by prefix, number and bank, as both do. */
export const domesticIban = (
  country: 'CZ' | 'SK',
  { prefix, number, bankCode }: CzechAccount,
): string => {
  const account =
    bankCode.padStart(4, '0') + (prefix ?? '').padStart(6, '0') + number.padStart(10, '0');
  return country + String(98 - modulo97(`${account}${country}00`)).padStart(2, '0') + account;
};
/**
 * The IBAN of a Czech account.
 * @example czechIban({ prefix: null, number: '2102143052', bankCode: '2700' }) // 'CZ8127000000002102143052'
 */
export const czechIban = (account: CzechAccount): string => domesticIban('CZ', account);

/** As it is written in Czechia: `19-2000145399/0800`. */
export const formatAccount = ({ prefix, number, bankCode }: CzechAccount): string =>
  `${prefix ? `${prefix}-` : ''}${number}/${bankCode}`;
/** The number a Czech IBAN stands for, as people write it; null of any other. */
export const accountOfIban = (iban: string): string | null => {
  const [, bankCode = '', prefix = '', number = ''] =
    /^CZ\d{2}(\d{4})(\d{6})(\d{10})$/.exec(plainIban(iban)) ?? [];
  if (number === '') return null;
  const short = (digits: string): string => digits.replace(/^0+/, '');
  return formatAccount({ prefix: short(prefix), number: short(number), bankCode });
};
