import {
  CompanyNumber,
  type ImportError,
  requiredText,
  UserForm,
  userImportColumns,
  UserLanguage,
} from '@cafeteria/contract';
import * as z from 'zod/mini';
import { fold } from '../../../platform/db/index.ts';
import {
  cellProblems,
  type Columns,
  importKeyOf,
  type Line,
  withProblems,
  wrongCell,
} from '../../../kernel/import/index.ts';

type Column = (typeof userImportColumns)[number];
export const userColumns: Columns<Column> = {
  all: userImportColumns,
  required: userImportColumns.slice(0, 3),
  names: {
    personalNumber: [
      'osobní číslo',
      'osobné číslo',
      'os. číslo',
      'zaměstnanecké číslo',
      'zamestnanecké číslo',
    ],
    firstName: ['jméno', 'křestní jméno', 'meno', 'krstné meno'],
    lastName: ['příjmení', 'priezvisko', 'surname'],
    email: ['e-mail', 'mail', 'e-mailová adresa'],
    username: ['uživatelské jméno', 'používateľské meno', 'login'],
    language: ['jazyk'],
    companyRegistrationNumber: ['ičo', 'ičo zaměstnavatele', 'ičo zamestnávateľa'],
    employmentFrom: ['nástup', 'datum nástupu', 'dátum nástupu', 'zaměstnán od', 'zamestnaný od'],
    employmentTo: [
      'odchod',
      'datum odchodu',
      'dátum odchodu',
      'výstup',
      'datum výstupu',
      'dátum výstupu',
      'zaměstnán do',
      'zamestnaný do',
    ],
  },
  peopleBy: ['personalNumber', 'firstName', 'lastName', 'email', 'username'],
};
type PersonLine = Line<Column>;

/** An empty cell clears what may be empty; a column that is not in the file leaves things as they are (undefined). */
export type UserLine = {
  readonly line: number;
  readonly personalNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string | null;
  readonly username?: string;
  readonly language?: UserLanguage;
  readonly companyRegistrationNumber?: string;
  readonly employmentFrom?: string | null;
  readonly employmentTo?: string | null;
};
type Read = { readonly row: UserLine } | { readonly errors: readonly ImportError[] };

const { email, username, firstName, lastName, language, employmentFrom, employmentTo } =
  UserForm.shape;
const Cells = z.object({
  personalNumber: requiredText(40),
  firstName,
  lastName,
  email: z.optional(email),
  username: z.optional(username),
  language: z.optional(language),
  companyRegistrationNumber: z.optional(CompanyNumber),
  employmentFrom: z.optional(employmentFrom),
  employmentTo: z.optional(employmentTo),
});

/** The day a spreadsheet counts from: it calls 1 January 1900 the first, and takes that year for a leap year. */
const firstSerial = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;
/**
 * `1. 2. 2026` as spreadsheets write it becomes `2026-02-01`, and so does `46054`, as they keep it and say it where the
 * column is no date; a midnight behind it says nothing, and anything else is left to the schema.
 */
const isoDay = (value: string): string => {
  if (/^[1-7]\d{4}$/.test(value))
    return new Date(firstSerial + Number(value) * dayMs).toISOString().slice(0, 10);
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})(?: 0?0:00(?::00)?)?$/.exec(value) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : value;
};
/** What offices call the languages, without accents; of those that are none of ours the schema says so. */
const languageNames: Readonly<Record<UserLanguage, readonly string[]>> = {
  CZ: ['cs', 'cestina', 'cesky', 'czech'],
  SK: ['slovencina', 'slovenstina', 'slovensky', 'slovak'],
  EN: ['anglictina', 'anglicky', 'english'],
};
const languageOf = (value: string): string => {
  const name = fold(value);
  return (
    UserLanguage.options.find((one) => languageNames[one].includes(name)) ?? value.toUpperCase()
  );
};
const when = (value: string | undefined, read: (value: string) => unknown): unknown =>
  value === undefined ? undefined : read(value);
const orNull = (value: string): string | null => value || null;
const orNothing = (value: string): string | undefined => value || undefined;

const candidate = (cells: PersonLine['cells']) =>
  ({
    personalNumber: cells.personalNumber ?? '',
    firstName: cells.firstName ?? '',
    lastName: cells.lastName ?? '',
    email: when(cells.email, orNull),
    username: when(cells.username, orNothing),
    language: when(cells.language, (value) => orNothing(languageOf(value))),
    companyRegistrationNumber: when(cells.companyRegistrationNumber, orNothing),
    employmentFrom: when(cells.employmentFrom, (value) => orNull(isoDay(value))),
    employmentTo: when(cells.employmentTo, (value) => orNull(isoDay(value))),
  }) satisfies Record<keyof z.input<typeof Cells>, unknown>;

type Issue = Pick<ImportError, 'field' | 'messageKey'>;
const words = { language: 'import.language' } as const;
/** A cell that breaks two rules of one word is wrong once. */
const once = (errors: readonly Issue[]): Issue[] =>
  errors.filter(
    ({ field, messageKey }, at) =>
      errors.findIndex((one) => one.field === field && one.messageKey === messageKey) === at,
  );

/** Reads one line as a person, or says column by column what is wrong with it. */
export const readLine = ({ line, cells }: PersonLine): Read => {
  const problems = cellProblems({ line, cells });
  const parsed = z.safeParse(Cells, candidate(cells));
  const issues = (parsed.error?.issues ?? []).map((issue) => ({
    field: String(issue.path[0]),
    messageKey: importKeyOf(issue),
  }));
  const wrong = once(issues).map((issue) => wrongCell({ line, cells }, issue, words));
  const errors = withProblems(problems, wrong);
  return parsed.success && errors.length === 0 ? { row: { line, ...parsed.data } } : { errors };
};
