import { randomInt } from 'node:crypto';

/** Letters and digits nobody takes for another. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const codes = 10;
/** Of 31 letters: together 138 bits, so a digest is all they need to be kept by (OWASP ASVS 5.0, 6.5.2, 11.5.1). */
const [groups, lettersOfGroup] = [7, 4];

const letters = (count: number): string =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Ten codes, in groups so that they can be copied by hand. Those of before, shorter, hold on. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: codes }, () =>
    Array.from({ length: groups }, () => letters(lettersOfGroup)).join('-'),
  );

/** A code as it is compared, however it was typed. */
export const plainCode = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
