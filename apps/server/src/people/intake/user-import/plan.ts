import type { ImportError, ImportNote } from '@cafeteria/contract';
import { repeatedLine } from '../../../kernel/import/index.ts';
import type { Employers } from '../../records/client/index.ts';
import type { KnownUser, PayrollUser } from '../../records/user/index.ts';
import type { UserLine } from './import.rules.ts';

/** What becomes of a line: a new user, or the one with its payroll number. */
export type Planned = {
  readonly line: number;
  readonly user: PayrollUser;
  readonly known: KnownUser | undefined;
  readonly isChanged: boolean;
};
type Plan = {
  readonly planned: readonly Planned[];
  readonly errors: readonly ImportError[];
  readonly notes: readonly ImportNote[];
};
type Known = KnownUser & { readonly isOfEmployer: boolean };
type Around = { readonly employers: Employers; readonly known: ReadonlyMap<string, Known> };
type Outcome =
  | { readonly planned: Planned; readonly note?: ImportNote }
  | { readonly error: ImportError };

const fields = [
  'firstName',
  'lastName',
  'username',
  'email',
  'language',
  'companyId',
  'employmentFrom',
  'employmentTo',
] as const;
const differs = (user: PayrollUser, known: KnownUser): boolean =>
  fields.some((field) => user[field] !== known[field]);
/** A value of the file, else what is known, else the beginning of a new user. */
const chosen = <T>(given: T | undefined, known: T | undefined, fresh: T): T =>
  given ?? known ?? fresh;
/** The same where the file may clear it. */
const cleared = <T>(given: T | null | undefined, known: T | null | undefined): T | null =>
  given === undefined ? (known ?? null) : given;

const companyOf = (
  { companyRegistrationNumber: number }: UserLine,
  { employers }: Around,
  known: KnownUser | undefined,
): number | null | undefined =>
  number === undefined
    ? (known?.companyId ?? employers.companyId)
    : employers.companies.find(({ registrationNumber }) => registrationNumber === number)?.id;

/** What the line says of a person, filled up with what is known. */
const userOf = (
  row: UserLine,
  { employers }: Around,
  known: KnownUser | undefined,
): Omit<PayrollUser, 'companyId'> => {
  const email = cleared(row.email, known?.email);
  return {
    personalNumber: row.personalNumber,
    firstName: row.firstName,
    lastName: row.lastName,
    email,
    username: chosen(row.username, known?.username, email ?? ''),
    language: chosen(row.language, known?.language, employers.defaultLanguage),
    employmentFrom: cleared(row.employmentFrom, known?.employmentFrom),
    employmentTo: cleared(row.employmentTo, known?.employmentTo),
  };
};

/**
 * The operator's people are nobody's payroll, though they may have a number in it: who administers, and by which name
 * and address they get in, is not in a file of an employer.
 */
const asTheyAre = ({ line }: UserLine, known: Known): Outcome => ({
  planned: { line, user: known, known, isChanged: false },
  note: { line, field: 'personalNumber', messageKey: 'import.ofOperator' },
});
const planLine = (row: UserLine, around: Around): Outcome => {
  const at = (field: string, messageKey: string) => ({
    error: { line: row.line, field, messageKey },
  });
  const known = around.known.get(row.personalNumber);
  if (known?.isOfEmployer === false) return asTheyAre(row, known);
  const person = userOf(row, around, known);
  if (person.username === '') return at('email', 'validation.usernameOrEmail');
  const companyId = companyOf(row, around, known);
  if (companyId === undefined) return at('companyRegistrationNumber', 'import.unknownEmployer');
  if (person.employmentFrom && person.employmentTo && person.employmentFrom > person.employmentTo)
    return at('employmentTo', 'validation.interval');
  const user = { ...person, companyId };
  return {
    planned: {
      line: row.line,
      user,
      known,
      isChanged: known !== undefined && differs(user, known),
    },
  };
};

/** Joins the lines of a file with the users that are there. */
export const planLines = (rows: readonly UserLine[], around: Around): Plan => {
  const planned: Planned[] = [];
  const errors: ImportError[] = [];
  const notes: ImportNote[] = [];
  for (const row of rows) {
    const outcome = planLine(row, around);
    if ('error' in outcome) {
      errors.push(outcome.error);
      continue;
    }
    planned.push(outcome.planned);
    if (outcome.note) notes.push(outcome.note);
  }
  return { planned, errors, notes };
};

type Name = { readonly field: 'username' | 'email'; readonly name: string };
/** What somebody signs in with, in lower case. */
export const namesOf = ({ username, email }: PayrollUser): readonly Name[] => {
  const name = username.toLowerCase();
  return [
    ...(email ? [{ field: 'email', name: email } as const] : []),
    ...(name === email ? [] : [{ field: 'username', name } as const]),
  ];
};

/** Lines whose user name or address signs in somebody else: a user who is not in the file, or an earlier line. */
export const nameErrors = (
  planned: readonly Planned[],
  foreign: ReadonlySet<string>,
): ImportError[] => {
  const first = new Map<string, number>();
  return planned.flatMap(({ line, user }) => {
    const errors = namesOf(user).flatMap(({ field, name }): ImportError[] => {
      const earlier = first.get(name);
      if (earlier !== undefined)
        return [repeatedLine({ line, field, value: user[field] ?? undefined, earlier })];
      return foreign.has(name) ? [{ line, field, messageKey: 'validation.taken' }] : [];
    });
    for (const { name } of namesOf(user)) if (!first.has(name)) first.set(name, line);
    return errors;
  });
};
