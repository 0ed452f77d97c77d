import { randomInt } from 'node:crypto';

/** Letters and digits nobody takes for another. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const codes = 10;
const half = 5;

const letters = (count: number): string =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Ten codes of 49 bits, in two halves so that they can be copied by hand. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: codes }, () => `${letters(half)}-${letters(half)}`);

/** A code as it is compared, however it was typed. */
export const plainCode = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
