import {
  creditGrantImportColumns,
  Currency,
  GrantAmount,
  type ImportError,
  type ImportNote,
  parseAmount,
} from '@cafeteria/contract';
import * as z from 'zod/mini';
import {
  cellProblems,
  type Columns,
  type Line,
  refusedValue,
  repeatedLine,
  withProblems,
} from '../../kernel/import/index.ts';
import type { Grantee, Granted, Grantees } from './grant.rules.ts';

type Column = (typeof creditGrantImportColumns)[number];
export const grantColumns: Columns<Column> = {
  all: creditGrantImportColumns,
  required: ['amount'],
  figuresOf: ['personalNumber', 'email'],
  names: {
    personalNumber: [
      'osobní číslo',
      'osobné číslo',
      'os. číslo',
      'os. č.',
      'osobní č.',
      'osobné č.',
      'číslo zaměstnance',
      'číslo zamestnanca',
      'zaměstnanecké číslo',
      'zamestnanecké číslo',
    ],
    email: ['e-mail', 'mail', 'e-mailová adresa'],
    amount: ['částka', 'suma', 'výše', 'výška', 'kredit', 'kredity', 'částka Kč', 'suma €'],
    shifts: [
      'směny',
      'zmeny',
      'počet směn',
      'počet zmien',
      'odpracované směny',
      'odpracované zmeny',
    ],
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
/** `1.234,50` and `1500,-` mean one thing only; `1.234` may mean two and stays as it is. */
const withoutOrnaments = (plain: string): string =>
  plain
    .replace(/,[-–—]{1,2}(?=\D*$)/, '')
    .replace(/^\d{1,3}(?:\.\d{3})+(?=,\d{1,2}(?!\d))/, (units) => units.replaceAll('.', ''));
/** How amounts are written in a file. */
type AmountRules = {
  readonly currency: Currency;
  /** A figure may be nothing; a grant may not. */
  readonly mayBeZero?: boolean;
};
const amountOf = (
  typed: string,
  { currency, mayBeZero = false }: AmountRules,
): { readonly amount: number } | Pick<ImportError, 'messageKey' | 'params'> => {
  if (typed === '') return { messageKey: 'validation.required' };
  const plain = withoutOrnaments(typed.replaceAll(/\s/g, ''));
  if (Currency.options.some((other) => other !== currency && signs[other].test(plain)))
    return { messageKey: 'credit.otherCurrency', params: { currency } };
  const amount = parseAmount(plain.replace(signs[currency], ''));
  if (amount === undefined) return { messageKey: wrongAmount(plain) };
  return (mayBeZero && amount === 0) || z.safeParse(GrantAmount, amount).success
    ? { amount }
    : { messageKey: amount === 0 ? 'validation.positive' : 'validation.range' };
};

type Problem = Omit<ImportError, 'line'> & { readonly field: Column };
const unknown = (field: Column): Problem => ({ field, messageKey: 'credit.unknownPerson' });
/** Whose number it is, and also if a spreadsheet took the zeros from its beginning. */
const byNumberOf = (
  number: string,
  { byNumber, byNumberWithoutZeros }: Grantees,
): Grantee | undefined =>
  byNumber.get(number) ??
  (/^[1-9]\d*$/.test(number) ? byNumberWithoutZeros.get(number) : undefined);

/** Whom a line is about: both names, where both are there, must be of one person. */
const personOf = (
  { cells: { personalNumber = '', email = '' } }: GrantLine,
  people: Grantees,
): Grantee | Problem => {
  const { byEmail } = people;
  if (!email) {
    if (!personalNumber) return { field: 'personalNumber', messageKey: 'validation.required' };
    return byNumberOf(personalNumber, people) ?? unknown('personalNumber');
  }
  const byMail = byEmail.get(email.toLowerCase());
  if (!personalNumber) return byMail ?? unknown('email');
  const byNum = byNumberOf(personalNumber, people);
  if (!byNum) return unknown('personalNumber');
  if (!byMail) return unknown('email');
  return byNum === byMail ? byNum : { field: 'email', messageKey: 'credit.otherPerson' };
};

const maxShifts = 62;
/** How many shifts were worked: none is a number too, nothing says nothing. */
const shiftsOf = (typed: string): { readonly shifts: number | null } => ({
  shifts: typed === '' ? null : Number(/^(\d{1,3})(?:[.,]0+)?$/.exec(typed)?.[1] ?? Number.NaN),
});
const shiftsProblems = ({ shifts }: { readonly shifts: number | null }): readonly Problem[] =>
  shifts === null || shifts <= maxShifts
    ? []
    : [{ field: 'shifts', messageKey: 'credit.shifts', params: { max: maxShifts } }];

const noteProblems = (note: string): readonly Problem[] =>
  note.length > noteLength
    ? [{ field: 'note', messageKey: 'validation.maxLength', params: { max: noteLength } }]
    : [];

/** The number a line means where it lost its zeros. */
const filledZeros = (
  { line, cells: { personalNumber: typed = '' } }: GrantLine,
  { personalNumber: number }: Grantee,
): ImportNote[] =>
  typed === '' || typed === number
    ? []
    : [
        {
          line,
          field: 'personalNumber',
          messageKey: 'credit.zerosFilled',
          params: { typed, number: number ?? '' },
        },
      ];

/** Reads one line as somebody's part of a grant, or says what is wrong with it. */
const readLine = (
  line: GrantLine,
  people: Grantees,
  rules: AmountRules,
): { readonly granted: Granted } | { readonly errors: readonly ImportError[] } => {
  const cellErrors = cellProblems(line);
  const { amount: typed = '', shifts: worked = '', note = '' } = line.cells;
  const person = personOf(line, people);
  const read = amountOf(typed, { ...rules, mayBeZero: true });
  const shifts = shiftsOf(worked);
  const wrong = [...shiftsProblems(shifts), ...noteProblems(note)];
  const isRight = cellErrors.length + wrong.length === 0;
  if (!('messageKey' in person) && !('messageKey' in read) && isRight)
    return { granted: { grantee: person, amount: read.amount, ...shifts, note: note || null } };
  const problems = [
    ...('messageKey' in person ? [person] : []),
    ...('messageKey' in read ? [{ field: 'amount' as const, ...read }] : []),
    ...wrong,
  ];
  const errors = problems.map((problem) => ({
    line: line.line,
    ...problem,
    ...refusedValue(line.cells[problem.field]),
  }));
  return { errors: withProblems(cellErrors, errors) };
};

const at = (messageKey: string, lines: readonly GrantLine[]): ImportNote[] =>
  lines.map(({ line }) => ({ line, field: 'amount', messageKey }));

/**
 * Who gets what by the lines of a file. Nobody may stand in it twice. Payroll lists everybody, also who gets nothing:
 * such lines are left out and said, unless they are all there is.
 */
export const grantLines = (
  lines: readonly GrantLine[],
  people: Grantees,
  rules: AmountRules,
): {
  readonly granted: readonly (Granted & { readonly line: number })[];
  readonly errors: readonly ImportError[];
  readonly notes: readonly ImportNote[];
} => {
  const notes: ImportNote[] = [];
  const granted: (Granted & { readonly line: number })[] = [];
  const errors: ImportError[] = [];
  const first = new Map<number, number>();
  const empty: GrantLine[] = [];
  for (const line of lines) {
    const read = readLine(line, people, rules);
    if ('errors' in read) {
      errors.push(...read.errors);
      continue;
    }
    if (read.granted.amount === 0 && !rules.mayBeZero) {
      empty.push(line);
      continue;
    }
    const { userId } = read.granted.grantee;
    const earlier = first.get(userId);
    if (earlier === undefined) {
      first.set(userId, line.line);
      granted.push({ ...read.granted, line: line.line });
      notes.push(...filledZeros(line, read.granted.grantee));
    } else {
      const field = line.cells.personalNumber ? 'personalNumber' : 'email';
      errors.push(repeatedLine({ line: line.line, field, value: line.cells[field], earlier }));
    }
  }
  if (granted.length === 0) errors.push(...at('validation.positive', empty));
  else notes.push(...at('credit.nothingGiven', empty));
  return { granted, errors, notes };
};
