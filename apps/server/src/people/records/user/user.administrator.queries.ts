import { administersAll, plainRole, rolesWhere, type UserLanguage } from '@cafeteria/contract';
import { columns, type Db, query, tableAs } from '../../../platform/db/index.ts';
import { userColumns } from './user.columns.ts';

const u = tableAs('user', 'u');

export type NewAdministrator = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: UserLanguage;
};
type Administrator = {
  readonly id: number;
  readonly email: string | null;
  readonly active: boolean;
};
const roles = rolesWhere(administersAll);

/** Who administers the whole portal, or is invited to. */
export const listAdministrators = async (db: Db): Promise<Administrator[]> => {
  const { rows } = await query`
    select ${columns<Administrator>({ id: u.id, email: u.email, active: u.active })}
    from "user" u
    where u.roles && ${[...roles]}::text[] and u.deleted_at is null
    order by u.id`.execute(db);
  return rows;
};

/** Made as an import makes people: switched off until the invitation is taken up. */
export const insertAdministrator = async (tx: Db, person: NewAdministrator): Promise<number> => {
  const { email, firstName, lastName, language } = person;
  const names = userColumns({ ...person, username: email, personalNumber: null });
  const { rows } = await query`
    insert into "user" as u (
      username, email, first_name, last_name, language, roles, name_sort_cs, name_sort_sk, folded
    )
    values (
      ${email}, ${email}, ${firstName}, ${lastName}, ${language},
      ${[plainRole, ...roles]}, ${names.nameSortCs}, ${names.nameSortSk},
      ${names.folded}
    )
    returning ${columns({ id: u.id })}`.execute(tx);
  const [made] = rows;
  if (!made) throw new Error('nobody was made');
  return made.id;
};
