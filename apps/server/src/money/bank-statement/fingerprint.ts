import { createHash } from 'node:crypto';
import type { ReadEntry } from './read/index.ts';

const domesticDigits = 16;
/** An account by its digits alone: formats write the same one as an IBAN, with its bank, or as bare digits. */
export const accountKey = (account: string | null): string => {
  const [number = '', bank = ''] = (account ?? '').replaceAll(/\s/g, '').split('/');
  const [, ofIban] = /^(?:CZ|SK)\d{6}(\d{16})$/.exec(number) ?? [];
  if (ofIban !== undefined) return ofIban;
  const [, prefix = '', digits = ''] = /^(?:(\d{1,6})-)?(\d{1,16})$/.exec(number) ?? [];
  if (digits === '') return `${number}${bank}`;
  return prefix === ''
    ? digits.padStart(domesticDigits, '0')
    : prefix.padStart(6, '0') + digits.padStart(10, '0');
};

/** What is the same of a movement in whichever statement it stands, and as whichever of the same in it. */
const printOf = (accountId: number, entry: ReadEntry, nth: number): string => {
  const {
    day,
    statedDay = day,
    amount,
    reference,
    counterAccount,
    variableSymbol,
    specificSymbol,
  } = entry;
  const parts = [accountId, statedDay, amount, reference ?? '', accountKey(counterAccount)];
  const symbols = [variableSymbol ?? '', specificSymbol ?? '', nth];
  return [...parts, ...symbols].join(' ');
};
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Gives entries of a statement their fingerprints, piece by piece; two that say the same are two movements. */
export const createPrinter = (accountId: number) => {
  const seen = new Map<string, number>();
  return (entries: readonly ReadEntry[]) =>
    entries.map((entry) => {
      const first = printOf(accountId, entry, 0);
      const nth = seen.get(first) ?? 0;
      seen.set(first, nth + 1);
      return { ...entry, fingerprint: hashOf(nth === 0 ? first : printOf(accountId, entry, nth)) };
    });
};
export type PrintedEntry = ReturnType<ReturnType<typeof createPrinter>>[number];
