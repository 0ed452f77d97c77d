import { columns, type Db, query, tableAs } from '../../../platform/db/index.ts';
import { sql } from 'kysely';

const u = tableAs('user', 'u');
type Former = { readonly id: number; readonly email: string };

/**
 * Addresses that were confirmed and have not been told yet that others stand in their place; told from now on. One that
 * is somebody else's by now is told nothing.
 */
export const takeFormerAddresses = async (tx: Db, limit: number): Promise<readonly Former[]> => {
  const { rows } = await query`
    update "user" u set recovery_told_at = now()
    where u.id in (
      select w.id
      from "user" w
      where w.recovery_email <> ''
        and w.recovery_told_at is null
        and w.deleted_at is null
        and not exists (
          select 1
          from "user" o
          where o.id <> w.id and o.deleted_at is null and lower(o.email) = lower(w.recovery_email)
        )
      order by w.id
      limit ${limit}
      for no key update skip locked
    )
    returning ${columns<Former>({ id: u.id, email: sql<string>`u.recovery_email` })}`.execute(tx);
  return rows;
};
