/** Which of one's money a list is asked about, as the address says it (decision 0104). */
import { potCodes, regimeCodes } from '../vocabulary/words.ts';

/** A pot; a regime, where pots are good for the same; null is all credits. */
export type MoneyWord = (typeof potCodes)[number] | (typeof regimeCodes)[number];
/** Money of a word, or of that what ends by a day (`YYYY-MM-DD`). */
export type MoneyChoice = { readonly word: MoneyWord | null; readonly until: string | null };

const words: readonly MoneyWord[] = [...potCodes, ...regimeCodes];
const isDay = (text: string): boolean => {
  const time = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/**
 * Reads `money` of an address: `<word>`, `<word>.<day>` or `<day>`; undefined for what says nothing.
 * @example readMoneyChoice('BENEFIT.2026-12-31') // { word: 'BENEFIT', until: '2026-12-31' }
 */
export const readMoneyChoice = (value: unknown): MoneyChoice | undefined => {
  if (typeof value !== 'string') return undefined;
  const [first = '', second] = value.split('.');
  if (second === undefined && isDay(first)) return { word: null, until: first };
  const word = words.find((one) => one === first);
  if (!word || value.split('.').length > 2 || (second !== undefined && !isDay(second)))
    return undefined;
  return { word, until: second ?? null };
};
/** What of an address is some money; undefined for what says nothing. */
export const moneyOfAddress = (value: unknown): string | undefined => {
  const choice = readMoneyChoice(value);
  return choice && writeMoneyChoice(choice);
};
/** Writes what `readMoneyChoice` reads. */
export const writeMoneyChoice = ({ word, until }: MoneyChoice): string =>
  [word, until].filter((part) => part !== null).join('.');
