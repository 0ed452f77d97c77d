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

/** What a person wrote is theirs; that money moved stays with the money. */
export const forgetDisputes = async (tx: Db, userId: number): Promise<void> => {
  await sql`
    delete from dispute_message s
    using dispute d
    where d.id = s.dispute_id and d.user_id = ${userId}`.execute(tx);
  await sql`delete from dispute where user_id = ${userId}`.execute(tx);
};
