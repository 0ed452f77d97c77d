import {
  creditGrantImportColumns,
  type Currency,
  GrantAmount,
  type ImportError,
  parseAmount,
} from '@cafeteria/contract';
import * as z from 'zod/mini';
import { cellProblems, type Columns, type Line } from '../../kernel/import/index.ts';
import type { Grantee, Granted, Grantees } from './grant.rules.ts';

type Column = (typeof creditGrantImportColumns)[number];
export const grantColumns: Columns<Column> = {
  all: creditGrantImportColumns,
  required: ['amount'],
  names: {
    personalNumber: [
      'osobní číslo',
      'osobné číslo',
      'os. číslo',
      'zaměstnanecké číslo',
      'zamestnanecké číslo',
    ],
    email: ['e-mail', 'mail', 'e-mailová adresa'],
    amount: ['částka', 'suma', 'výše', 'výška', 'kredit', 'kredity', 'částka Kč', 'suma €'],
    note: ['poznámka', 'popis'],
  },
};
type GrantLine = Line<Column>;
const noteLength = 200;
const signs: Readonly<Record<Currency, RegExp>> = { CZK: /(kč|czk)$/i, EUR: /(€|eur)$/i };

/** What is wrong with what is no amount. */
const wrongAmount = (plain: string): string => {
  if (/[.,]\d{3,}$/.test(plain)) return 'credit.decimals';
  return /^[-−–]\d/.test(plain) ? 'validation.positive' : 'validation.amount';
};
const amountOf = (
  typed: string,
  currency: Currency,
): { readonly amount: number } | Pick<ImportError, 'messageKey' | 'params'> => {
  if (typed === '') return { messageKey: 'validation.required' };
  const plain = typed.replaceAll(/\s/g, '');
  if (signs[currency === 'CZK' ? 'EUR' : 'CZK'].test(plain))
    return { messageKey: 'credit.otherCurrency', params: { currency } };
  const amount = parseAmount(plain.replace(signs[currency], ''));
  if (amount === undefined) return { messageKey: wrongAmount(plain) };
  return z.safeParse(GrantAmount, amount).success
    ? { amount }
    : { messageKey: amount === 0 ? 'validation.positive' : 'validation.range' };
};

type Problem = Omit<ImportError, 'line'> & { readonly field: Column };
const unknown = (field: Column): Problem => ({ field, messageKey: 'credit.unknownPerson' });

/** Whom a line is about: both names, where both are there, must be of one person. */
const personOf = (
  { cells: { personalNumber = '', email = '' } }: GrantLine,
  { byNumber, byEmail }: Grantees,
): Grantee | Problem => {
  if (!email) {
    if (!personalNumber) return { field: 'personalNumber', messageKey: 'validation.required' };
    return byNumber.get(personalNumber) ?? unknown('personalNumber');
  }
  const byMail = byEmail.get(email.toLowerCase());
  if (!personalNumber) return byMail ?? unknown('email');
  const byNum = byNumber.get(personalNumber);
  if (!byNum) return unknown('personalNumber');
  if (!byMail) return unknown('email');
  return byNum === byMail ? byNum : { field: 'email', messageKey: 'credit.otherPerson' };
};

const noteProblems = (note: string): readonly Problem[] =>
  note.length > noteLength
    ? [{ field: 'note', messageKey: 'validation.maxLength', params: { max: noteLength } }]
    : [];

/** Reads one line as somebody's part of a grant, or says what is wrong with it. */
const readLine = (
  line: GrantLine,
  people: Grantees,
  currency: Currency,
): { readonly granted: Granted } | { readonly errors: readonly ImportError[] } => {
  const cellErrors = cellProblems(line);
  if (cellErrors.length > 0) return { errors: cellErrors };
  const { amount: typed = '', note = '' } = line.cells;
  const person = personOf(line, people);
  const read = amountOf(typed, currency);
  const wrong = noteProblems(note);
  if (!('messageKey' in person) && !('messageKey' in read) && wrong.length === 0)
    return { granted: { grantee: person, amount: read.amount, note: note || null } };
  const problems = [
    ...('messageKey' in person ? [person] : []),
    ...('messageKey' in read ? [{ field: 'amount' as const, ...read }] : []),
    ...wrong,
  ];
  return { errors: problems.map((problem) => ({ line: line.line, ...problem })) };
};

/** Who gets what by the lines of a file. Nobody may stand in it twice. */
export const grantLines = (
  lines: readonly GrantLine[],
  people: Grantees,
  currency: Currency,
): {
  readonly granted: readonly (Granted & { readonly line: number })[];
  readonly errors: readonly ImportError[];
} => {
  const granted: (Granted & { readonly line: number })[] = [];
  const errors: ImportError[] = [];
  const first = new Map<number, number>();
  for (const line of lines) {
    const read = readLine(line, people, currency);
    if ('errors' in read) {
      errors.push(...read.errors);
      continue;
    }
    const { userId } = read.granted.grantee;
    const earlier = first.get(userId);
    if (earlier === undefined) {
      first.set(userId, line.line);
      granted.push({ ...read.granted, line: line.line });
    } else
      errors.push({
        line: line.line,
        field: line.cells.personalNumber ? 'personalNumber' : 'email',
        messageKey: 'import.repeated',
        params: { earlier },
      });
  }
  return { granted, errors };
};
