import { sql } from 'kysely';
import { columns, type Db, query } from '../../../platform/db/index.ts';

/** Browsers remembered of one person. */
const maxBrowsersOfPerson = 20;

export type Sighting = { readonly wasKnown: boolean; readonly others: number };
/** Notes a browser of a person; says whether it was known, and how many others are. */
export const noteBrowser = async (
  tx: Db,
  { userId, tokenHash }: { userId: number; tokenHash: Buffer },
): Promise<Sighting> => {
  const { rows } = await query`
    select ${columns<Sighting>({
      wasKnown: sql`coalesce(bool_or(token_hash = ${tokenHash}), false)`,
      others: sql`count(*) filter (where token_hash <> ${tokenHash})::int`,
    })}
    from known_browser
    where user_id = ${userId}`.execute(tx);
  await sql`
    insert into known_browser (user_id, token_hash)
    values (${userId}, ${tokenHash})
    on conflict (user_id, token_hash) do update set last_seen_at = now()`.execute(tx);
  await sql`
    delete from known_browser
    where user_id = ${userId}
      and token_hash not in (
        select token_hash
        from known_browser
        where user_id = ${userId}
        order by last_seen_at desc
        limit ${sql.lit(maxBrowsersOfPerson)}
      )`.execute(tx);
  return rows[0] ?? { wasKnown: false, others: 0 };
};

export const forgetBrowsers = (tx: Db, userIds: readonly number[]) =>
  sql`delete from known_browser where user_id = any(${[...userIds]}::int[])`.execute(tx);

/** Since when the browsers of a person are known; which they are, only their cookies say. */
export const listBrowsers = async (db: Db, userId: number): Promise<unknown> =>
  (
    await sql`
      select last_seen_at as "lastSeenAt" from known_browser where user_id = ${userId}`.execute(db)
  ).rows;
export const forgetBrowser = (tx: Db, userId: number) => forgetBrowsers(tx, [userId]);
