/** What is settled by schedule: partners whose period has ended, each end once. */
import { sql } from 'kysely';
import { columns, type Db, query } from '../../platform/db/index.ts';
import { unsettled } from './make.queries.ts';
import { nobody } from './settlement.rules.ts';
import { insertRun } from './turn.queries.ts';

export type Due = { readonly partnerId: number; readonly cutOff: string };
/** Of ends of periods those that nobody has settled up to, and that there is anything to settle of. */
export const listUndone = async (tx: Db, due: readonly Due[]): Promise<Due[]> =>
  (
    await query`
      select ${columns<Due>({
        partnerId: sql<number>`d."partnerId"`,
        cutOff: sql<string>`d."cutOff"`,
      })}
      from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) d ("partnerId" int, "cutOff" date)
      where not exists (
          select from settlement s
          where s.partner_id = d."partnerId" and (s.status = 'DRAFT' or s.cut_off >= d."cutOff")
        )
        and not exists (
          select from settlement_due x
          where x.partner_id = d."partnerId" and x.cut_off >= d."cutOff"
        )
        and exists (${unsettled(sql`d."partnerId"`, sql`d."cutOff"`)})
      order by d."partnerId"`.execute(tx)
  ).rows;

/** A run of the schedule for these ends of periods. */
export const insertDueRun = async (tx: Db, upTo: string, due: readonly Due[]): Promise<number> => {
  const partnerIds = due.map(({ partnerId }) => partnerId);
  const id = await insertRun(tx, { upTo, partnerId: null, madeBy: nobody }, partnerIds);
  await sql`
    insert into settlement_due (partner_id, cut_off, run_id)
    select d."partnerId", d."cutOff", ${id}::int
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) d ("partnerId" int, "cutOff" date)`.execute(
    tx,
  );
  return id;
};

/** As if a run had not been made for a partner: the schedule comes to it again. */
export const forgetDue = (
  tx: Db,
  { runId, partnerId }: { readonly runId: number; readonly partnerId: number },
) =>
  sql`
  delete from settlement_due where run_id = ${runId} and partner_id = ${partnerId}`.execute(tx);
