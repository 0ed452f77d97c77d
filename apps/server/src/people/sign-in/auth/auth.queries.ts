import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../../platform/db/index.ts';
import { employerOnly } from '../identity/index.ts';

const u = tableAs('user', 'u');

export type SignInUser = {
  id: number;
  password_hash: string | null;
  active: boolean;
  client_active: boolean;
  failed_logins: number;
  employer_only: boolean;
};

/** The account of a user name or an e-mail address, whatever its case. */
export const findSignInUser = async (db: Db, username: string): Promise<SignInUser | undefined> => {
  const { rows } = await query`
    select ${columns<SignInUser>({
      id: u.id,
      password_hash: u.passwordHash,
      active: u.active,
      client_active: sql`coalesce(c.active, true)`,
      failed_logins: u.failedLogins,
      employer_only: employerOnly,
    })}
    from "user" u
    left join client c on c.id = u.client_id
    where u.deleted_at is null
      and (lower(u.username) = lower(${username}) or lower(u.email) = lower(${username}))
    order by lower(u.username) = lower(${username}) desc limit 1`.execute(db);
  return rows[0];
};

type Access = {
  readonly active: boolean;
  readonly clientActive: boolean;
  readonly isEmployerOnly: boolean;
};
/** Whether a person may sign in at all, and whether their employer's people may. */
export const findAccess = async (db: Db, userId: number): Promise<Access | undefined> => {
  const { rows } = await query`
    select ${columns<Access>({
      active: u.active,
      clientActive: sql`coalesce(c.active, true)`,
      isEmployerOnly: employerOnly,
    })}
    from "user" u
    left join client c on c.id = u.client_id
    where u.id = ${userId} and u.deleted_at is null`.execute(db);
  return rows[0];
};
