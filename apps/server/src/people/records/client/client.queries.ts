import type { ClientFilter } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import {
  columns,
  type Db,
  jsonList,
  jsonObject,
  query,
  tableAs,
} from '../../../platform/db/index.ts';
import { found } from '../../../platform/http/index.ts';

const client = tableAs('client');
const c = tableAs('client', 'c');
const o = tableAs('company', 'o');

/** Clients to choose from; of those who may meet only their own, that one. */
export const listClientOptions = async (
  db: Db,
  onlyClientId: number | undefined,
): Promise<{ id: number; name: string }[]> =>
  (
    await query`
      select ${columns({ id: client.id, name: client.name })}
      from client
      where deleted_at is null and (${onlyClientId ?? null}::int is null or id = ${onlyClientId ?? null})
      order by name_sort_cs, name`.execute(db)
  ).rows;

const usersWhere = (condition: RawBuilder<boolean>): RawBuilder<number> =>
  sql<number>`(
    select count(*)::int
    from "user" u
    where u.client_id = t.id and u.deleted_at is null and ${condition}
  )`;
/** Counted and joined with each client. */
export const clientDerived = {
  userCount: usersWhere(sql`true`),
  activeUserCount: usersWhere(sql`u.active`),
  articleCount: sql<number>`(
    select count(*)::int
    from article a
    where a.client_id = t.id and a.deleted_at is null
  )`,
  companyName: sql<string | null>`(select c.name from company c where c.id = t.company_id)`,
};

export const countUsersOfClient = async (tx: Db, clientId: number): Promise<number> =>
  (
    await query`
      select ${columns({ total: sql<number>`count(*)::int` })}
      from "user"
      where client_id = ${clientId} and deleted_at is null`.execute(tx)
  ).rows[0]?.total ?? 0;

/** How many of a client's users are employed by a company that is none of its employers. */
export const countForeignUsers = async (tx: Db, clientId: number): Promise<number> => {
  const { rows } = await query`
    select ${columns({ total: sql<number>`count(*)::int` })}
    from "user" u
    where u.client_id = ${clientId}
      and u.deleted_at is null
      and u.company_id is not null
      and not exists (
        select 1
        from client_employer e
        where e.client_id = u.client_id and e.company_id = u.company_id
      )`.execute(tx);
  return rows[0]?.total ?? 0;
};

export const isClientActive = async (tx: Db, id: number): Promise<boolean> =>
  (await sql`select 1 from client where id = ${id} and active and deleted_at is null`.execute(tx))
    .rows.length > 0;

/** The name of a client that is there, or 404. */
export const getClientName = async (db: Db, id: number): Promise<string> => {
  const { rows } = await query`
      select ${columns({ name: client.name })}
      from client
      where id = ${id} and deleted_at is null`.execute(db);
  return found(rows[0]).name;
};

/** Whether the client is there; nobody changes or deletes it until the transaction ends. */
export const lockClient = async (tx: Db, id: number): Promise<boolean> =>
  (
    await sql`
      select id
      from client
      where id = ${id} and deleted_at is null
      for no key update`.execute(tx)
  ).rows.length > 0;

/** Whether the client is there; nobody deletes it until the transaction ends, others may go on referring to it. */
export const shareClient = async (tx: Db, id: number): Promise<boolean> =>
  (
    await sql`
      select id
      from client
      where id = ${id} and deleted_at is null
      for share`.execute(tx)
  ).rows.length > 0;

export type Employers = {
  readonly defaultLanguage: 'CZ' | 'SK' | 'EN';
  readonly companyId: number | null;
  readonly companies: readonly { id: number; registrationNumber: string }[];
};
/** Who employs a client's users; undefined when there is no such client. */
export const findEmployers = async (db: Db, clientId: number): Promise<Employers | undefined> => {
  const { rows } = await query`
    select ${columns<Employers>({
      defaultLanguage: c.defaultLanguage,
      companyId: c.companyId,
      companies: sql`(
        select ${jsonList(
          jsonObject({ id: o.id, registrationNumber: o.registrationNumber }),
          sql`e.position`,
        )}
        from client_employer e
        join company o on o.id = e.company_id
        where e.client_id = c.id
      )`,
    })}
    from client c
    where c.id = ${clientId} and c.deleted_at is null`.execute(db);
  return rows[0];
};

/** Conditions of the administration's filters. */
export const clientConditions = ({
  companyId,
  country,
}: z.output<typeof ClientFilter>): RawBuilder<boolean>[] => [
  ...(companyId
    ? [
        sql<boolean>`(
          t.company_id = ${companyId}
          or exists (
            select 1
            from client_employer e
            where e.client_id = t.id and e.company_id = ${companyId}
          )
        )`,
      ]
    : []),
  ...(country ? [sql<boolean>`t.country = ${country}`] : []),
];
