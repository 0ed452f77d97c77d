import { createHash, randomInt } from 'node:crypto';

/** Letters and digits nobody confuses when reading them aloud; 32 of them, so eight are 40 bits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A new payment code as it is shown: `7K2M-94QX`. */
export const createPaymentCode = (): string => {
  const signs = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
};
/** What is kept of it; spaces, hyphens and case do not matter. */
export const hashOfCode = (code: string): Buffer =>
  createHash('sha256').update(code.replaceAll(/[\s-]/g, '').toUpperCase()).digest();
