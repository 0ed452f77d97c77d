import {
  creditGrantImportColumns,
  type Currency,
  GrantAmount,
  type ImportError,
  parseAmount,
} from '@cafeteria/contract';
import * as z from 'zod/mini';
import { cellProblems, type Columns, type Line } from '../../entity/import/index.ts';
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

const amountOf = (
  typed: string,
  currency: Currency,
): { readonly amount: number } | Pick<ImportError, 'messageKey' | 'params'> => {
  const plain = typed.replaceAll(/\s/g, '');
  if (signs[currency === 'CZK' ? 'EUR' : 'CZK'].test(plain))
    return { messageKey: 'credit.otherCurrency', params: { currency } };
  const amount = parseAmount(plain.replace(signs[currency], ''));
  if (amount === undefined)
    return { messageKey: /[.,]\d{3,}$/.test(plain) ? 'credit.decimals' : 'validation.amount' };
  return z.safeParse(GrantAmount, amount).success
    ? { amount }
    : { messageKey: amount === 0 ? 'validation.positive' : 'validation.range' };
};

const personOf = (
  { cells: { personalNumber = '', email = '' } }: GrantLine,
  { byNumber, byEmail }: Grantees,
): Grantee | { readonly field: Column; readonly messageKey: string } => {
  if (!personalNumber && !email)
    return { field: 'personalNumber', messageKey: 'validation.required' };
  const byNum = personalNumber ? byNumber.get(personalNumber) : undefined;
  const byMail = email ? byEmail.get(email.toLowerCase()) : undefined;
  if (personalNumber && !byNum)
    return { field: 'personalNumber', messageKey: 'credit.unknownPerson' };
  if (email && !byMail) return { field: 'email', messageKey: 'credit.unknownPerson' };
  if (byNum && byMail && byNum !== byMail)
    return { field: 'email', messageKey: 'credit.otherPerson' };
  return byNum ?? byMail ?? { field: 'personalNumber', messageKey: 'credit.unknownPerson' };
};

/** Reads one line as somebody's part of a grant, or says what is wrong with it. */
const readLine = (
  line: GrantLine,
  people: Grantees,
  currency: Currency,
): { readonly granted: Granted } | { readonly errors: readonly ImportError[] } => {
  const problems = cellProblems(line);
  if (problems.length > 0) return { errors: problems };
  const { amount: typed = '', note = '' } = line.cells;
  const errors: ImportError[] = [];
  const person = personOf(line, people);
  if ('messageKey' in person) errors.push({ line: line.line, ...person });
  const read = amountOf(typed, currency);
  if ('messageKey' in read)
    errors.push({
      line: line.line,
      field: 'amount',
      ...read,
      messageKey: typed === '' ? 'validation.required' : read.messageKey,
    });
  if (note.length > noteLength)
    errors.push({
      line: line.line,
      field: 'note',
      messageKey: 'validation.maxLength',
      params: { max: noteLength },
    });
  if ('messageKey' in person || 'messageKey' in read || errors.length > 0) return { errors };
  return { granted: { grantee: person, amount: read.amount, note: note || null } };
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
