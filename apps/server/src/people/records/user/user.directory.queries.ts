import { plainRole, type UserLanguage } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { isOfEmployer } from '../../../kernel/caller/index.ts';
import { columns, type Db, query, tableAs } from '../../../platform/db/index.ts';
import { userColumns } from './user.columns.ts';
const u = tableAs('user', 'u');

/** What an employer's directory says of a person, and nothing else of them. */
export type DirectoryWrite = {
  readonly externalId: string | null;
  readonly username: string;
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: UserLanguage;
  readonly personalNumber: string | null;
  readonly active: boolean;
};
/** A person as the directory of their employer sees them. */
export type DirectoryUser = DirectoryWrite & {
  readonly id: number;
  readonly version: number;
  readonly created: string;
  readonly modified: string;
};
const directoryUser = columns<DirectoryUser>({
  id: u.id,
  externalId: u.externalId,
  username: u.username,
  email: u.email,
  firstName: u.firstName,
  lastName: u.lastName,
  language: u.language,
  personalNumber: u.personalNumber,
  active: u.active,
  version: u.version,
  created: u.dateCreated,
  modified: u.lastModified,
});
/** The operator's people are nobody's, whichever client they are of. */
const isOf = (clientId: number): RawBuilder<boolean> => sql<boolean>`
  u.client_id = ${clientId} and u.deleted_at is null and ${isOfEmployer('u')}`;
const isSeen = sql<boolean>`u.directory_removed_at is null`;

/** What people are looked for by, all of it at once. */
export type DirectoryFilter = Partial<
  Readonly<
    Record<'id' | 'userName' | 'externalId' | 'email' | 'personalNumber', string> & {
      active: boolean;
    }
  >
>;
const conditions = (filter: DirectoryFilter): RawBuilder<unknown>[] => [
  ...(filter.id === undefined ? [] : [sql`and u.id::text = ${filter.id}`]),
  ...(filter.userName === undefined
    ? []
    : [sql`and lower(u.username) = lower(${filter.userName})`]),
  ...(filter.externalId === undefined ? [] : [sql`and u.external_id = ${filter.externalId}`]),
  ...(filter.email === undefined ? [] : [sql`and lower(u.email) = lower(${filter.email})`]),
  ...(filter.personalNumber === undefined
    ? []
    : [sql`and u.personal_number = ${filter.personalNumber}`]),
  ...(filter.active === undefined ? [] : [sql`and u.active = ${filter.active}`]),
];

export const listDirectoryUsers = async (
  db: Db,
  clientId: number,
  { filter, limit, offset }: { filter: DirectoryFilter; limit: number; offset: number },
): Promise<{ users: DirectoryUser[]; total: number }> => {
  const where = sql`where ${isOf(clientId)} and ${isSeen} ${sql.join(conditions(filter), sql` `)}`;
  const [page, count] = await Promise.all([
    query`
      select ${directoryUser} from "user" u ${where} order by u.id limit ${limit} offset ${offset}
    `.execute(db),
    query`
      select ${columns({ total: sql<number>`count(*)::int` })}
      from "user" u ${where}`.execute(db),
  ]);
  return { users: page.rows, total: count.rows[0]?.total ?? 0 };
};

/** A person the directory may change; held until the transaction ends. */
export const lockDirectoryUser = async (
  tx: Db,
  clientId: number,
  id: string,
): Promise<DirectoryUser | undefined> =>
  (
    await query`
      select ${directoryUser}
      from "user" u
      where ${isOf(clientId)} and ${isSeen} and u.id::text = ${id}
      for no key update`.execute(tx)
  ).rows[0];

/**
 * Somebody the directory deleted and now names again: the same user name under the same identifier. A name alone may
 * have been given to somebody else.
 */
export const lockRemovedUser = async (
  tx: Db,
  clientId: number,
  { username, externalId, personalNumber }: DirectoryWrite,
): Promise<DirectoryUser | undefined> =>
  (
    await query`
      select ${directoryUser}
      from "user" u
      where ${isOf(clientId)}
        and not ${isSeen}
        and lower(u.username) = lower(${username})
        and (
          u.external_id = ${externalId}::text
          or (u.personal_number = ${personalNumber}::text and ${externalId}::text is null)
        )
      for no key update`.execute(tx)
  ).rows[0];

/** Makes a person of a client, employed by its own company. */
export const insertDirectoryUser = async (
  tx: Db,
  clientId: number,
  companyId: number | null,
  user: DirectoryWrite,
): Promise<DirectoryUser | undefined> => {
  const { nameSortCs, nameSortSk, folded } = userColumns(user);
  const { rows } = await query`
    insert into "user" as u (
      client_id, company_id, external_id, username, email, first_name, last_name, language,
      personal_number, active, roles, managed_by, name_sort_cs, name_sort_sk, folded
    )
    values (
      ${clientId}, ${companyId}, ${user.externalId}, ${user.username}, ${user.email},
      ${user.firstName}, ${user.lastName}, ${user.language}, ${user.personalNumber},
      ${user.active}, array[${sql.lit(plainRole)}], 'SSO', ${nameSortCs}, ${nameSortSk}, ${folded}
    )
    returning ${directoryUser}`.execute(tx);
  return rows[0];
};

/** From now on the directory keeps them; whom it had deleted comes back. */
export const updateDirectoryUser = async (
  tx: Db,
  id: number,
  user: DirectoryWrite,
): Promise<DirectoryUser | undefined> => {
  const { nameSortCs, nameSortSk, folded } = userColumns(user);
  const { rows } = await query`
    update "user" u set
      external_id = ${user.externalId}, username = ${user.username}, email = ${user.email},
      first_name = ${user.firstName}, last_name = ${user.lastName}, language = ${user.language},
      personal_number = ${user.personalNumber}, active = ${user.active}, managed_by = 'SSO',
      directory_removed_at = null, name_sort_cs = ${nameSortCs}, name_sort_sk = ${nameSortSk},
      folded = ${folded}, version = u.version + 1, last_modified = now(), last_modified_by = null
    where u.id = ${id}
    returning ${directoryUser}`.execute(tx);
  return rows[0];
};

/** Switches a person off whom the directory deleted, and hides them from it; what is theirs stays. */
export const removeDirectoryUser = (tx: Db, id: number) =>
  sql`
    update "user" set
      active = false, directory_removed_at = now(), version = version + 1, last_modified = now(),
      last_modified_by = null
    where id = ${id}`.execute(tx);
