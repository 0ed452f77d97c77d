import { type MonthTaskKind, taskPlaces } from '@cafeteria/contract';
import { string, stringifySearch } from '../../../shared/url-state/index.ts';
import { journalPath, spanOfMonth } from '../book/index.ts';
import { lastMonths, monthText, today } from '../credit/index.ts';

export const monthsPath = '/admin/month';
export const monthPath = (shown: string): string =>
  `${monthsPath}/closing${stringifySearch({ month: shown })}`;

/** A month of the address (`2026-10`); anything else is not there. */
export const month = (value: unknown): string | undefined => {
  const typed = string(value);
  return typed && /^20\d\d-(0[1-9]|1[0-2])$/.test(typed) ? typed : undefined;
};
/** The month that is looked at; without one the last that is over. */
export const monthIn = (typed: string | undefined): string =>
  typed ?? lastMonths(2)[1] ?? today().slice(0, 7);
/** So many months later; earlier, where it is below nothing. */
export const monthsLater = (from: string, count: number): string => {
  const [year = 0, number = 1] = from.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
};

/** Where each of the things that are left is done; what is of the books is looked at in that month. */
export const placeOf = (kind: MonthTaskKind, shown: string): string => {
  if (kind === 'BOOK') return journalPath(spanOfMonth(shown));
  if (kind === 'COMPARE') return `${taskPlaces[kind]}${stringifySearch(spanOfMonth(shown))}`;
  return taskPlaces[kind];
};

/** A month as it begins a heading: `Říjen 2026`. */
export const monthTitle = (shown: string, language: string): string => {
  const written = monthText(shown, language);
  return written.charAt(0).toLocaleUpperCase(language) + written.slice(1);
};
