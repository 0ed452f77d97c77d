/** What is held of a person here: given to them, and erased. */
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** What somebody said is wrong with their money, and what they were answered. */
export const readDisputes = async (db: Db, userId: number): Promise<unknown> =>
  (
    await sql`
      select
        d.id, d.movement_id as "movementId", d.kind, d.status, d.created_at as "createdAt",
        d.changed_at as "changedAt",
        coalesce(
          (
            select jsonb_agg(
              jsonb_build_object('isAnswer', s.is_answer, 'text', s.text, 'at', s.at) order by s.id
            )
            from dispute_message s
            where s.dispute_id = d.id
          ),
          '[]'
        ) as messages
      from dispute d
      where d.user_id = ${userId}
      order by d.id`.execute(db)
  ).rows;

/** So many years a claim can be made (§ 629 of the Czech civil code, § 101 of the Slovak one). */
const claimYears = 3;
/** Forgets what was written of payments nobody can claim any more; what waits for an answer stays until it has one. */
export const forgetOldDisputes = (db: Db) =>
  sql`
    delete from dispute
    where status <> 'OPEN' and changed_at < now() - make_interval(years => ${sql.lit(claimYears)})`.execute(
    db,
  );

/** What a person wrote is theirs; that money moved stays with the money. */
export const forgetDisputes = async (tx: Db, userId: number): Promise<void> => {
  await sql`
    delete from dispute_message s
    using dispute d
    where d.id = s.dispute_id and d.user_id = ${userId}`.execute(tx);
  await sql`delete from dispute where user_id = ${userId}`.execute(tx);
};
