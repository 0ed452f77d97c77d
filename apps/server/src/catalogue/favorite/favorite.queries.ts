import type { FavoriteItem } from '@cafeteria/contract';
import { sql } from 'kysely';
import { atomic, type Db } from '../../platform/db/index.ts';
import { isLive } from '../../entity/reading.ts';
import type { Audience } from '../../entity/caller/index.ts';
import { isOfferVisible, isPartnerVisible } from '../visibility/index.ts';

export type FavoriteList = { items: FavoriteItem[]; revision: number };

export const findFavorites = async (db: Db, userId: number): Promise<FavoriteList> => {
  const { rows } = await sql<FavoriteList>`
    select
      coalesce((select revision from favorite_list where user_id = ${userId}), 0) as revision,
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'entityType', entity_type, 'entityId', entity_id
        ) order by position), '[]')
        from favorite
        where user_id = ${userId}
      ) as items`.execute(db);
  return rows[0] ?? { items: [], revision: 0 };
};

const keyOf = ({ entityType, entityId }: FavoriteItem): string => `${entityType}:${entityId}`;

/**
 * Keeps what the user can see and what is in the list already, even if it is gone: it may come
 * back. Does not reveal whether anything else exists.
 */
const keepable = async (
  tx: Db,
  userId: number,
  audience: Audience,
  items: readonly FavoriteItem[],
): Promise<FavoriteItem[]> => {
  const idsOf = (type: FavoriteItem['entityType']): number[] =>
    items.filter(({ entityType }) => entityType === type).map(({ entityId }) => entityId);
  const { rows } = await sql<{ key: string }>`
    select 'PARTNER:' || p.id as key
      from partner p
      where p.id = any(${idsOf('PARTNER')}::int[])
        and ${isLive('p')}
        and ${isPartnerVisible('p', audience)}
    union select 'OFFER:' || o.id
      from offer o
      join partner p on p.id = o.partner_id
      where o.id = any(${idsOf('OFFER')}::int[])
        and ${isLive('o')}
        and ${isOfferVisible('o', audience)}
        and ${isLive('p')}
        and ${isPartnerVisible('p', audience)}
    union select entity_type || ':' || entity_id from favorite where user_id = ${userId}
  `.execute(tx);
  const known = new Set(rows.map(({ key }) => key));
  return items.filter((item) => known.has(keyOf(item)));
};

const unique = (items: readonly FavoriteItem[]): FavoriteItem[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];

/** Deletes the list of somebody who is being anonymised. */
/** What a person marked, available or not. */
export const readFavorites = async (db: Db, userId: number): Promise<unknown> =>
  (
    await sql`
      select
        f.entity_type as "entityType", f.entity_id as "entityId",
        case f.entity_type when 'PARTNER' then p.name else o.name ->> 'cs' end as name,
        f.created_at as "createdAt"
      from favorite f
      left join partner p on f.entity_type = 'PARTNER' and p.id = f.entity_id
      left join offer o on f.entity_type = 'OFFER' and o.id = f.entity_id
      where f.user_id = ${userId}
      order by f.position`.execute(db)
  ).rows;
export const forgetFavorites = async (tx: Db, userId: number): Promise<void> => {
  await sql`delete from favorite where user_id = ${userId}`.execute(tx);
  await sql`delete from favorite_list where user_id = ${userId}`.execute(tx);
};

/** Replaces a user's whole list. A stale revision loses nothing: both lists are merged, the sent one first. */
export const replaceFavorites = (
  db: Db,
  { userId, audience }: { userId: number; audience: Audience },
  { items, revision }: FavoriteList,
  limit: number,
): Promise<void> =>
  atomic(db, async (tx) => {
    await sql`
      insert into favorite_list (user_id)
      values (${userId})
      on conflict do nothing`.execute(tx);
    const { rows } = await sql<{
      revision: number;
    }>`select revision from favorite_list where user_id = ${userId} for no key update`.execute(tx);
    const stored = rows[0]?.revision === revision ? [] : (await findFavorites(tx, userId)).items;
    const next = (await keepable(tx, userId, audience, unique([...items, ...stored]))).slice(
      0,
      limit,
    );
    await sql`
      delete from favorite
      where user_id = ${userId}
        and not (entity_type || ':' || entity_id) = any(${next.map(keyOf)}::text[])`.execute(tx);
    await sql`
      insert into favorite (user_id, entity_type, entity_id, position)
      select ${userId}, entity_type, entity_id, position
      from unnest(
        ${next.map(({ entityType }) => entityType)}::text[],
        ${next.map(({ entityId }) => entityId)}::int[]
      ) with ordinality as x (entity_type, entity_id, position)
      on conflict (user_id, entity_type, entity_id) do update set position = excluded.position
    `.execute(tx);
    await sql`update favorite_list set revision = revision + 1 where user_id = ${userId}`.execute(
      tx,
    );
  });
