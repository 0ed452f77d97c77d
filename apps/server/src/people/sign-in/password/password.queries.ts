import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../../platform/db/index.ts';
import { employerOnly } from '../identity/index.ts';

const u = tableAs('user', 'u');

/**
 * Where a new password may be sent by mail: the address of `u` its person confirmed last, if there is one. One that has
 * been given to somebody else since is nobody's way into this account.
 */
const recoveryAddress = sql<string | null>`case
  when u.recovery_email is null then u.email
  when not exists (
    select 1
    from "user" o
    where o.id <> u.id and o.deleted_at is null and lower(o.email) = lower(u.recovery_email)
  ) then nullif(u.recovery_email, '')
end`;

export type Recovering = {
  readonly id: number;
  readonly email: string | null;
  /** A telephone number that was verified. */
  readonly phone: string | null;
};
/** Who may set a new password by a link: somebody active, of an active client, by user name or e-mail address. */
export const findRecovering = async (db: Db, name: string): Promise<Recovering | undefined> => {
  const { rows } = await query`
    select ${columns<Recovering>({
      id: u.id,
      email: recoveryAddress,
      phone: sql`case when u.phone_verified_at is not null then u.phone_number end`,
    })}
    from "user" u
    left join client c on c.id = u.client_id
    where u.deleted_at is null
      and u.active
      and (c.id is null or c.active)
      and not ${employerOnly}
      and lower(${name}) in (lower(u.username), lower(u.email), lower(u.recovery_email))
    order by
      lower(u.username) = lower(${name}) desc,
      coalesce(lower(u.email) = lower(${name}), false) desc
    limit 1`.execute(db);
  return rows[0];
};

/** Whether a link still stands in a mailbox or a telephone of its person: neither of them has changed since. */
export const isStillReached = async (tx: Db, userId: number, address: string): Promise<boolean> =>
  (
    await sql`
      select 1
      from "user" u
      where u.id = ${userId}
        and (${recoveryAddress} = ${address} or u.phone_number = ${address})`.execute(tx)
  ).rows.length > 0;

/** What everybody may know of somebody, so that it is no password: names, addresses, employer. */
export const findNames = async (db: Db, userId: number): Promise<readonly string[]> => {
  const { rows } = await query`
    select ${columns({
      names: sql<string[]>`array_remove(
        array[u.first_name, u.last_name, u.username, u.email, u.personal_number, c.name], null
      )`,
    })}
    from "user" u
    left join client c on c.id = u.client_id
    where u.id = ${userId}`.execute(db);
  return rows[0]?.names ?? [];
};
