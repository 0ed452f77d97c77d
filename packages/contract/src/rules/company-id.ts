/**
 * Identifiers of legal entities in Czechia and Slovakia: patterns from the specification, checksums
 * from the registries.
 */
import { pattern } from './pattern.ts';

const digitsOf = (text: string): number[] => Array.from(text, Number);
const weigh = (digits: readonly number[], weights: readonly number[]): number =>
  digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0);

/** Registries write old numbers without their leading zeros: `padCompanyId('1350')` is `'00001350'`. */
export const padCompanyId = (value: string): string =>
  /^\d{1,7}$/.test(value) ? value.padStart(8, '0') : value;

/** Whether the eighth digit of an IČO fits the first seven; the pattern is checked apart. */
export const isCompanyId = (value: string): boolean => {
  if (!pattern.companyId.test(value)) return false;
  const digits = digitsOf(value);
  return (11 - (weigh(digits.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === digits[7];
};

/**
 * Czech DIČ: CZ and 8–10 digits; eight digits are the IČO. Those of people (9–10 digits) derive
 * from the birth number and are not checked further.
 */
export const isCzechTaxId = (value: string): boolean =>
  /^CZ\d{8,10}$/.test(value) && (value.length !== 10 || isCompanyId(value.slice(2)));
/** Slovak DIČ: ten digits divisible by eleven. */
export const isSlovakTaxId = (value: string): boolean =>
  /^\d{10}$/.test(value) && Number(value) % 11 === 0;
/** Slovak IČ DPH: SK and a DIČ. */
export const isSlovakVatId = (value: string): boolean =>
  /^SK[1-9]\d{9}$/.test(value) && isSlovakTaxId(value.slice(2));
