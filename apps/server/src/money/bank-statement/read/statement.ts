import {
  type BankFileFormat,
  type Country,
  type Currency,
  type ErrorKey,
  unseenCharacters,
} from '@cafeteria/contract';
import { AppError, type ErrorParams } from '../../../platform/app-error.ts';
import { formatAmount, formatDate, pragueDay } from '@cafeteria/i18n';

/** What a bank says of one movement of the account. */
export type ReadEntry = {
  /** Where it stands in the file; the first line is 1. */
  readonly line: number;
  /** `2026-11-23` */
  readonly day: string;
  /** The day the file says, where that is not when it was booked: what an entry is known by in another statement. */
  readonly statedDay?: string;
  /** Minor units; below nothing it left the account. Never nothing. */
  readonly amount: number;
  /** IBAN, or what the bank writes for an account that has none. */
  readonly counterAccount: string | null;
  readonly counterName: string | null;
  /** Digits without zeros before them. */
  readonly variableSymbol: string | null;
  readonly specificSymbol: string | null;
  readonly constantSymbol: string | null;
  readonly message: string | null;
  /** What the bank calls it. */
  readonly reference: string | null;
};
export type ReadStatement = {
  readonly format: BankFileFormat;
  /** IBAN, or the sixteen digits of a domestic account where the file names no bank. */
  readonly account: string;
  /** Null where the file does not say. */
  readonly currency: string | null;
  readonly number: string | null;
  readonly from: string;
  readonly to: string;
  readonly opening: number;
  readonly closing: number;
  readonly entries: readonly ReadEntry[];
};
/** Whose files these are: accounts without a country are of this one. */
export type Reading = { readonly country: Country; readonly currency: Currency };

type Problem = Extract<ErrorKey, `bankStatement.error.${string}`>;
/** Nothing of a file is taken that is not understood whole. */
export const refusal = (key: Problem, params?: ErrorParams): AppError => new AppError(key, params);
const shownLength = 60;
/** Where something stands that cannot be read: line, field as the format calls it, and what it says. */
export const wrongField = (line: number, field: string, value: string): AppError =>
  refusal('bankStatement.error.field', { line, field, value: value.slice(0, shownLength) });

/** From here on (minor units) an amount is a defect of the file: ten thousand millions. */
const amountLimit = 1e12;
/** The amount of an entry: something, and not beyond what anybody has. */
export const entryAmount = (minor: number, line: number, field: string): number => {
  if (minor === 0) throw refusal('bankStatement.error.zero', { line, field });
  if (!Number.isSafeInteger(minor) || Math.abs(minor) >= amountLimit)
    throw refusal('bankStatement.error.amount', { line, field });
  return minor;
};

/** What a list can show of what a bank wrote. */
const longestText = 1_000;
export const longestName = 200;
/**
 * A text of a bank without its padding, without signs nobody sees, and not longer than anybody reads; nothing for none.
 */
export const textOf = (
  value: string | undefined,
  maxLength: number = longestText,
): string | null => {
  const text = (value ?? '')
    .slice(0, maxLength * 4)
    .toWellFormed()
    .replaceAll(unseenCharacters, '')
    .replaceAll(/[\s\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
    .trim();
  return text === '' ? null : [...text].slice(0, maxLength).join('');
};
/** Digits of a symbol without zeros before them; nothing where there are none. */
export const symbolOf = (value: string | undefined): string | null => {
  const digits = (value ?? '').trim().replace(/^0+/, '');
  return /^\d{1,10}$/.test(digits) ? digits : null;
};

/** `2026-11-23` of its parts, where there is such a day. */
export const dayOfParts = (year: string, month: string, day: string): string | undefined => {
  const text = `${year}-${month}-${day}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
};

/** Where something stands. */
type Place = { readonly line: number; readonly field: string };
/** Where a statement says its figures, as its format calls them; day and amount are those of its entries. */
export type Places = Readonly<Record<'from' | 'to' | 'opening' | 'closing', Place>> &
  Readonly<Record<'day' | 'amount', string>>;

/** From here on (minor units) a balance, or what moved in all, is a defect of the file. */
const sumLimit = 1e14;
const earliest = '2000-01-01';
/** Days of value come before they are here, but not by more. */
const daysAhead = 31;
/** What a bank wrote is never changed nor removed: a day or a sum that no list could show is refused. */
const assertShowable = (statement: ReadStatement, places: Places): void => {
  const { from, to, opening, closing, entries } = statement;
  const latest = pragueDay(new Date(Date.now() + daysAhead * 86_400_000));
  const isDay = (day: string): boolean => day >= earliest && day <= latest;
  const wrong = ({ line, field }: Place, on: string) => wrongField(line, field, formatDate(on));
  if (!isDay(from)) throw wrong(places.from, from);
  if (!isDay(to) || from > to) throw wrong(places.to, to);
  const moved = entries.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  const sums = [
    [places.opening, opening],
    [places.closing, closing],
    [{ line: entries.at(-1)?.line ?? 1, field: places.amount }, moved],
  ] as const;
  for (const [place, sum] of sums)
    if (!Number.isSafeInteger(sum) || Math.abs(sum) >= sumLimit)
      throw refusal('bankStatement.error.amount', place);
};
/** What was booked on another day than the statement is of is not of this statement. */
const assertWithin = ({ from, to, entries }: ReadStatement, field: string): void => {
  const other = entries.find(({ day }) => day < from || day > to);
  if (other)
    throw refusal('bankStatement.error.outside', {
      line: other.line,
      field,
      value: formatDate(other.day),
      from: formatDate(from),
      to: formatDate(to),
    });
};

/** Refused where what was there and what moved is not what is there, or where it is of other days. */
export const assertCloses = (statement: ReadStatement, places: Places): ReadStatement => {
  assertShowable(statement, places);
  assertWithin(statement, places.day);
  const { opening, closing, entries } = statement;
  const reached = entries.reduce((sum, { amount }) => sum + amount, opening);
  if (reached !== closing)
    throw refusal('bankStatement.error.balance', {
      number: statement.number ?? formatDate(statement.to),
      reached: formatAmount(reached),
      closing: formatAmount(closing),
    });
  return statement;
};
