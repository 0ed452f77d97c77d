import type { SavedView, SavedViewForm } from '@cafeteria/contract';
import { sql } from 'kysely';
import { forgetAudit } from '../../kernel/audit/index.ts';
import { personOf } from '../../kernel/named-person.queries.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';

const v = tableAs('saved_view', 'v');
const savedView = tableAs('saved_view');

/** A view as one administrator sees it. */
const seenBy = (userId: number) =>
  columns<SavedView>({
    id: v.id,
    version: v.version,
    name: v.name,
    search: v.search,
    shared: v.shared,
    own: sql`v.user_id is not distinct from ${userId}`,
    author: personOf('v.user_id'),
  });
const isSeenBy = (userId: number) => sql`(v.shared or v.user_id = ${userId})`;

export const listViews = async (db: Db, userId: number, list: string): Promise<SavedView[]> =>
  (
    await query`
      select ${seenBy(userId)}
      from saved_view v
      where v.list = ${list} and v.deleted_at is null and ${isSeenBy(userId)}
      order by v.shared desc, v.id`.execute(db)
  ).rows;

/** One of what somebody sees, held until the transaction ends; `removed`, one that waits to be brought back. */
export const holdView = async (
  tx: Db,
  userId: number,
  id: number,
  removed?: 'removed',
): Promise<SavedView | undefined> =>
  (
    await query`
      select ${seenBy(userId)}
      from saved_view v
      where v.id = ${id} and ${isSeenBy(userId)}
        and ${removed ? sql`v.deleted_at > now() - interval '1 day'` : sql`v.deleted_at is null`}
      for no key update of v`.execute(tx)
  ).rows[0];

/** Keeps a view; undefined when its author has enough of them for this list. */
export const insertView = async (
  tx: Db,
  userId: number,
  { list, name, search, shared }: SavedViewForm & { readonly list: string },
  limit: number,
): Promise<number | undefined> => {
  // one person's views one after the other, or two at once would both be the last
  await sql`select 1 from "user" where id = ${userId} for no key update`.execute(tx);
  const { rows } = await query`
    insert into saved_view (user_id, list, name, search, shared, last_modified_by)
    select ${userId}, ${list}, ${name}, ${search}, ${shared}::boolean, ${userId}
    where (
      select count(*)
      from saved_view
      where user_id = ${userId} and list = ${list} and deleted_at is null
    ) < ${limit}
    returning ${columns({ id: savedView.id })}`.execute(tx);
  return rows[0]?.id;
};

export const updateView = (
  tx: Db,
  userId: number,
  id: number,
  { name, search, shared }: SavedViewForm,
) =>
  sql`
    update saved_view set
      name = ${name}, search = ${search}, shared = ${shared}, version = version + 1,
      last_modified = now(), last_modified_by = ${userId}
    where id = ${id}`.execute(tx);

/** Takes a view away or brings it back; what was taken away longer ago goes for good. */
export const setRemoved = async (
  tx: Db,
  userId: number,
  id: number,
  isRemoved: boolean,
): Promise<void> => {
  await sql`
    update saved_view set
      deleted_at = ${isRemoved ? sql`now()` : sql`null`}, version = version + 1,
      last_modified = now(), last_modified_by = ${userId}
    where id = ${id}`.execute(tx);
  await sql`delete from saved_view where deleted_at < now() - interval '1 day'`.execute(tx);
};

/** The views somebody made. */
export const readViews = async (db: Db, userId: number): Promise<unknown> =>
  (
    await query`
      select ${columns({
        list: v.list,
        name: v.name,
        search: v.search,
        shared: v.shared,
        dateCreated: v.dateCreated,
        lastModified: v.lastModified,
      })}
      from saved_view v
      where v.user_id = ${userId}
      order by v.id`.execute(db)
  ).rows;

/** Their own go with them; what they shared others go on using, and it is nobody's. */
export const forgetViews = async (tx: Db, userId: number): Promise<void> => {
  const { rows } = await query`
    delete from saved_view
    where user_id = ${userId} and (not shared or deleted_at is not null)
    returning ${columns({ id: savedView.id })}`.execute(tx);
  for (const { id } of rows) await forgetAudit(tx, 'savedView', id);
  await sql`update saved_view set user_id = null where user_id = ${userId}`.execute(tx);
  await sql`update saved_view set last_modified_by = null where last_modified_by = ${userId}`.execute(
    tx,
  );
};
