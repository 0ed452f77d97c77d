/** What a run is: the partners it looks at, whose turn it is, and what became of each. */
import type { SettlementOutcome } from '@cafeteria/contract';
import { sql } from 'kysely';
import { today } from '../../kernel/business-day.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { isSettled } from './make.queries.ts';

const partner = tableAs('partner');

/** A run with the partners it looks at: the given ones, or those with anything that could ever be settled. */
export const insertRun = async (
  tx: Db,
  run: { readonly upTo: string; readonly partnerId: number | null; readonly madeBy: number },
  partnerIds?: readonly number[],
): Promise<number> => {
  const { id } = found(
    (
      await query`
        insert into settlement_run (up_to, partner_id, made_by)
        values (${run.upTo}::date, ${run.partnerId}, ${run.madeBy})
        returning ${columns({ id: sql<number>`id` })}`.execute(tx)
    ).rows[0],
  );
  const given = partnerIds ?? (run.partnerId === null ? undefined : [run.partnerId]);
  await sql`
    insert into settlement_run_partner (run_id, partner_id)
    select ${id}::int, p.id
    from partner p
    where ${given ? sql`p.id = any(${[...given]}::int[])` : sql`true`}
      and exists (select 1 from movement m where m.partner_id = p.id and ${isSettled})`.execute(tx);
  return id;
};
/** Whether there is such a partner, or was: what is owed to one that was deleted is settled too. */
export const isPartner = async (db: Db, id: number): Promise<boolean> =>
  (await query`select ${columns({ id: partner.id })} from partner where id = ${id}`.execute(db))
    .rows.length > 0;
/** Whether a day is over: what is still to be paid on it would be of no settlement. */
export const isOver = async (db: Db, day: string): Promise<boolean> =>
  (
    await query`
      select ${columns({ isOver: sql<boolean>`${day}::date < ${today}` })}`.execute(db)
  ).rows[0]?.isOver ?? false;

type StoredRun = { readonly upTo: string; readonly madeBy: number; readonly isFinished: boolean };
export const getRun = async (db: Db, id: number): Promise<StoredRun> =>
  found(
    (
      await query`
        select ${columns<StoredRun>({
          upTo: sql<string>`r.up_to`,
          madeBy: sql<number>`r.made_by`,
          isFinished: sql<boolean>`r.finished_at is not null`,
        })}
        from settlement_run r
        where r.id = ${id}`.execute(db)
    ).rows[0],
  );
export const listPending = async (db: Db, runId: number): Promise<number[]> =>
  (
    await query`
      select ${columns({ partnerId: sql<number>`partner_id` })}
      from settlement_run_partner
      where run_id = ${runId} and outcome is null
      order by partner_id`.execute(db)
  ).rows.map(({ partnerId }) => partnerId);

/** Takes the turns of partners in a run. Answers those that nobody has done meanwhile. */
export const takeTurns = async (
  tx: Db,
  runId: number,
  partnerIds: readonly number[],
): Promise<number[]> =>
  (
    await query`
      select ${columns({ partnerId: sql<number>`partner_id` })}
      from settlement_run_partner
      where run_id = ${runId} and partner_id = any(${[...partnerIds]}::int[]) and outcome is null
      order by partner_id
      for no key update`.execute(tx)
  ).rows.map(({ partnerId }) => partnerId);

export type Outcome = {
  readonly partnerId: number;
  readonly outcome: SettlementOutcome;
  /** Payments that no contract is about, where that is why. */
  readonly payments?: number;
};
export const setOutcomes = (tx: Db, runId: number, outcomes: readonly Outcome[]) =>
  sql`
    update settlement_run_partner x set outcome = o.outcome, payments = coalesce(o.payments, 0)
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) o (
      "partnerId" int, outcome text, payments int
    )
    where x.run_id = ${runId} and x.partner_id = o."partnerId"`.execute(tx);
/** Ends a run; partners it did not come to have failed. */
export const finishRun = async (tx: Db, runId: number): Promise<void> => {
  await sql`
    update settlement_run_partner set outcome = 'FAILED'
    where run_id = ${runId} and outcome is null`.execute(tx);
  await sql`
    update settlement_run set finished_at = now()
    where id = ${runId} and finished_at is null`.execute(tx);
};
