import type { PartnerProposalForm, PartnerWish } from '@cafeteria/contract';
import { sql } from 'kysely';
import { atomic, columns, type Db, fold, query, tableAs } from '../../platform/db/index.ts';

const partnerProposal = tableAs('partner_proposal');

/** Keeps what a user proposes, one wish for a name; undefined when they proposed enough for a day. */
export const saveProposal = (
  db: Db,
  userId: number,
  { name, town, note }: PartnerProposalForm,
  maxInADay: number,
): Promise<number | undefined> =>
  atomic(db, async (tx) => {
    // one user's proposals one after the other, or two at once would both be the tenth
    await sql`select 1 from "user" where id = ${userId} for no key update`.execute(tx);
    const { rows } = await query`
      insert into partner_proposal (user_id, name, folded, town, note)
      select ${userId}, ${name}, ${fold(name)}, ${town}, ${note}
      where exists (
        select 1
        from partner_proposal
        where user_id = ${userId} and folded = ${fold(name)}
      )
        or (
          select count(*)
          from partner_proposal
          where user_id = ${userId} and date_created > now() - interval '1 day'
        ) < ${maxInADay}
      on conflict (user_id, folded) do update set
        name = excluded.name, town = excluded.town, note = excluded.note, date_created = now(),
        done_at = null
      returning ${columns({ id: partnerProposal.id })}`.execute(tx);
    return rows[0]?.id;
  });

const shown = 12;
/** Open wishes, the newest first. */
export const listWishes = async (db: Db): Promise<PartnerWish[]> =>
  (
    await query`
      select ${columns<PartnerWish>({
        id: sql`max(id)`,
        name: sql`(array_agg(name order by date_created desc))[1]`,
        people: sql`count(*)::int`,
        newest: sql`max(date_created)`,
        towns: sql`coalesce(array_agg(distinct town order by town) filter (where town <> ''), '{}')`,
        notes: sql`coalesce(
          (array_agg(note order by date_created desc) filter (where note <> ''))[1:3], '{}'
        )`,
      })}
      from partner_proposal
      where done_at is null
      group by folded
      order by newest desc, id desc limit ${sql.lit(shown)}`.execute(db)
  ).rows;

export const countWishes = async (db: Db): Promise<number> =>
  (
    await query`
      select ${columns({ total: sql<number>`count(distinct folded)::int` })}
      from partner_proposal
      where done_at is null`.execute(db)
  ).rows[0]?.total ?? 0;

/** Puts a wish away with all its proposals, or takes exactly those back; false when there is none. */
export const settleWish = async (db: Db, id: number, done: boolean): Promise<boolean> => {
  const { rows } = done
    ? await sql`
      update partner_proposal p set done_at = coalesce(p.done_at, now())
      from partner_proposal one
      where one.id = ${id} and p.folded = one.folded and (p.done_at is null or p.id = one.id)
      returning p.id`.execute(db)
    : await sql`
      update partner_proposal p set done_at = null
      from partner_proposal one
      where one.id = ${id} and p.folded = one.folded and (p.done_at = one.done_at or p.id = one.id)
      returning p.id`.execute(db);
  return rows.length > 0;
};

/** Deletes the proposals of somebody who is being anonymised. */
export const forgetProposals = async (tx: Db, userId: number): Promise<void> =>
  void (await sql`delete from partner_proposal where user_id = ${userId}`.execute(tx));

/** What somebody proposed. */
export const readProposals = async (db: Db, userId: number): Promise<unknown> =>
  (
    await sql`
      select name, town, note, date_created as "dateCreated", done_at as "doneAt"
      from partner_proposal
      where user_id = ${userId}
      order by id`.execute(db)
  ).rows;
