import { type Country, domesticIban, isAccountPart } from '@cafeteria/contract';

/** Sixteen digits of a domestic account, the prefix first: as files of banks write it. */
export const accountLength = 16;
const prefixLength = 6;
export const isNoAccount = (digits: string): boolean => /^0*$/.test(digits);
const fits = (digits: string): boolean =>
  isAccountPart(digits.slice(0, prefixLength)) && isAccountPart(digits.slice(prefixLength));

/** Some banks write digits in an order of their own (`C0 C8 C9 C6 C1 C2 C3 C4 C5 C7 P1–P6`). */
const shuffledOrder = [4, 5, 6, 7, 8, 3, 9, 1, 2, 0] as const;
const unshuffled = (digits: string): string =>
  digits.slice(10) + shuffledOrder.map((at) => digits[at] ?? '').join('');
/** The ways of writing an account, the usual one first. */
const ways = [(digits: string) => digits, unshuffled] as const;
export type Way = (typeof ways)[number];

/** The way in which most of these accounts fit their check digits (modulo 11). */
export const wayOf = (accounts: readonly string[]): Way => {
  const fitting = (way: Way): number => accounts.filter((one) => fits(way(one))).length;
  const [plain, other] = ways;
  return fitting(other) > fitting(plain) ? other : plain;
};
export const isAccount = (digits: string): boolean =>
  digits.length === accountLength && fits(digits);

/** The IBAN of sixteen digits at a bank. */
export const ibanOf = (country: Country, digits: string, bankCode: string): string =>
  domesticIban(country, {
    prefix: digits.slice(0, prefixLength),
    number: digits.slice(prefixLength),
    bankCode,
  });
/** `19-2000145399/0800`, `2000145399` … as sixteen digits. */
export const digitsOf = (prefix: string | undefined, number: string): string =>
  (prefix ?? '').padStart(prefixLength, '0') + number.padStart(10, '0');
