import type { FavoriteItem } from '@cafeteria/contract';
import { sql } from 'kysely';
import {
  atomic,
  columns,
  type Db,
  jsonList,
  jsonObject,
  query,
  tableAs,
} from '../../platform/db/index.ts';
import { inAnyLanguage, isLive } from '../../kernel/reading.ts';
import type { Audience } from '../../kernel/caller/index.ts';
import { isOfferVisible, isPartnerVisible } from '../visibility/index.ts';

const f = tableAs('favorite', 'f');

const favoriteList = tableAs('favorite_list');

export type FavoriteList = { items: FavoriteItem[]; revision: number };

const favoriteItem = jsonObject<FavoriteItem>({
  entityType: f.entityType,
  entityId: f.entityId,
});
export const findFavorites = async (db: Db, userId: number): Promise<FavoriteList> => {
  const { rows } = await query`
    select ${columns<FavoriteList>({
      revision: sql`coalesce((select revision from favorite_list where user_id = ${userId}), 0)`,
      items: sql`(
        select ${jsonList(favoriteItem, f.position)}
        from favorite f
        where f.user_id = ${userId}
      )`,
    })}`.execute(db);
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
  const { rows } = await query`
    select ${columns({ key: sql<string>`x.key` })}
    from (
      select 'PARTNER:' || p.id
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
    ) x (key)`.execute(tx);
  const known = new Set(rows.map(({ key }) => key));
  return items.filter((item) => known.has(keyOf(item)));
};

const unique = (items: readonly FavoriteItem[]): FavoriteItem[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];

/** What a person marked, available or not. */
export const readFavorites = async (db: Db, userId: number): Promise<unknown> =>
  (
    await query`
      select ${columns({
        entityType: f.entityType,
        entityId: f.entityId,
        name: sql<string | null>`
          case f.entity_type
            when 'PARTNER' then p.name
            else ${inAnyLanguage(sql.ref('o.name'))}
          end`,
        createdAt: f.createdAt,
      })}
      from favorite f
      left join partner p on f.entity_type = 'PARTNER' and p.id = f.entity_id
      left join offer o on f.entity_type = 'OFFER' and o.id = f.entity_id
      where f.user_id = ${userId}
      order by f.position`.execute(db)
  ).rows;
/** Deletes the list of somebody who is being anonymised. */
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
    const { rows } = await query`
        select ${columns({ revision: favoriteList.revision })}
        from favorite_list
        where user_id = ${userId} for no key update`.execute(tx);
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
