import { plainRole, type UserLanguage } from '@cafeteria/contract';
import { sql } from 'kysely';
import { isOfEmployer } from '../../../kernel/caller/index.ts';
import {
  columns,
  type Db,
  holdLock,
  query,
  recordsOf,
  tableAs,
} from '../../../platform/db/index.ts';
import { userColumns } from './user.columns.ts';

const userRow = tableAs('user');
const u = tableAs('user', 'u');

/** What an import knows of a person. */
export type PayrollUser = {
  readonly personalNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string | null;
  readonly language: UserLanguage;
  readonly companyId: number | null;
  readonly employmentFrom: string | null;
  readonly employmentTo: string | null;
};
export type KnownUser = PayrollUser & { readonly id: number };
/** …and whether they are their employer's: the operator's people are nobody's payroll. */
type FoundUser = KnownUser & { readonly isOfEmployer: boolean };

/** What payroll says of a person, in the words of the table. */
const recordOf = (user: PayrollUser, byUserId: number | null) => {
  const { nameSortCs, nameSortSk, folded } = userColumns(user);
  return {
    personal_number: user.personalNumber,
    first_name: user.firstName,
    last_name: user.lastName,
    username: user.username,
    email: user.email,
    language: user.language,
    company_id: user.companyId,
    employment_from: user.employmentFrom,
    employment_to: user.employmentTo,
    name_sort_cs: nameSortCs,
    name_sort_sk: nameSortSk,
    folded,
    last_modified_by: byUserId,
  };
};

/** The users of a client that have a payroll number. */
export const findPayrollUsers = async (db: Db, clientId: number): Promise<FoundUser[]> =>
  (
    await query`
      select ${columns<FoundUser>({
        id: userRow.id,
        personalNumber: sql<string>`personal_number`,
        firstName: userRow.firstName,
        lastName: userRow.lastName,
        username: userRow.username,
        email: userRow.email,
        language: userRow.language,
        companyId: userRow.companyId,
        employmentFrom: userRow.employmentFrom,
        employmentTo: userRow.employmentTo,
        isOfEmployer: isOfEmployer('user'),
      })}
      from "user"
      where client_id = ${clientId} and personal_number is not null and deleted_at is null
    `.execute(db)
  ).rows;

/**
 * Lets one transaction at a time give out user names and addresses: no key can forbid that the name
 * of one is the address of another.
 */
export const lockNames = (tx: Db): Promise<void> => holdLock(tx, 'user names');

/** Which of the names sign in somebody else than the given users, in lower case. */
export const findForeignNames = async (
  db: Db,
  names: readonly string[],
  userIds: readonly number[],
): Promise<Set<string>> => {
  const { rows } = await query`
    select ${columns({ name: sql<string>`x.name` })}
    from (
      select lower(u.username)
        from "user" u
        where lower(u.username) = any(${[...names]}::text[])
          and u.deleted_at is null
          and u.id <> all(${[...userIds]}::int[])
      union select lower(u.email)
        from "user" u
        where lower(u.email) = any(${[...names]}::text[])
          and u.deleted_at is null
          and u.id <> all(${[...userIds]}::int[])
    ) x (name)`.execute(db);
  return new Set(rows.map(({ name }) => name));
};

/** Makes users of a client, switched off until they are invited. */
export const insertUsers = async (
  tx: Db,
  clientId: number,
  users: readonly PayrollUser[],
  byUserId: number | null,
): Promise<void> => {
  if (users.length === 0) return;
  const { names, rows } = recordsOf(
    'user',
    users.map((user) => ({
      ...recordOf(user, byUserId),
      client_id: clientId,
      roles: [plainRole],
    })),
  );
  await sql`
    insert into "user" (${names})
    select ${names} from ${rows}`.execute(tx);
};

/** Takes the user names and addresses of users away for a moment, so that two of them may exchange theirs. */
export const releaseNames = (tx: Db, ids: readonly number[]) =>
  sql`
    update "user" set username = '~' || id, email = null
    where id = any(${[...ids]}::int[])`.execute(tx);

/** Saves what payroll says of users that are there; by their numbers they were found. */
export const updateUsers = async (
  tx: Db,
  users: readonly KnownUser[],
  byUserId: number | null,
): Promise<void> => {
  if (users.length === 0) return;
  const { assignmentsWithout, rows } = recordsOf(
    'user',
    users.map((user) => ({ id: user.id, ...recordOf(user, byUserId) })),
  );
  await sql`
    update "user" u
    set ${assignmentsWithout('id', 'personal_number')}, version = u.version + 1, last_modified = now()
    from ${rows}
    where u.id = x.id`.execute(tx);
};

const isMissing = (clientId: number, numbers: readonly string[]) => sql<boolean>`
  u.client_id = ${clientId}
  and (u.active or u.onboarding_status = 'SENT')
  and u.deleted_at is null
  and u.personal_number is not null
  and ${isOfEmployer('u')}
  and u.personal_number <> all(${[...numbers]}::text[])`;
/**
 * How many users with a payroll number who may come in, or were invited to, are not among these numbers. The
 * operator's people are nobody's payroll.
 */
export const countMissingUsers = async (
  db: Db,
  clientId: number,
  numbers: readonly string[],
): Promise<number> =>
  (
    await query`
      select ${columns({ total: sql<number>`count(*)::int` })}
      from "user" u
      where ${isMissing(clientId, numbers)}`.execute(db)
  ).rows[0]?.total ?? 0;
/** Switches them off; answers who they were. */
export const deactivateMissingUsers = async (
  tx: Db,
  clientId: number,
  numbers: readonly string[],
  byUserId: number | null,
): Promise<number[]> => {
  const { rows } = await query`
    update "user" u set
      active = false, version = u.version + 1, last_modified = now(),
      last_modified_by = ${byUserId}::int
    where ${isMissing(clientId, numbers)}
    returning ${columns({ id: u.id })}`.execute(tx);
  return rows.map(({ id }) => id);
};
