/** What of credits that were invoiced when they were given a credit note takes back: what nobody has spent. */
import { sql } from 'kysely';
import { dayOf } from '../../kernel/business-day.ts';
import { columns, type Db, query } from '../../platform/db/index.ts';

const lotsOf = (invoiceId: number) => sql`
  credit_grant g
  join credit_lot l on g.id = coalesce(l.grant_id, l.origin_grant_id)
  where g.invoice_id = ${invoiceId}`;

/** Everybody who has credits of an invoice; nobody where it is not about credits. */
export const listHolders = async (tx: Db, invoiceId: number): Promise<number[]> =>
  (
    await query`
      select distinct ${columns({ userId: sql<number>`l.user_id` })}
      from ${lotsOf(invoiceId)}`.execute(tx)
  ).rows.map(({ userId }) => userId);

type Unused = {
  readonly userId: number;
  readonly lotId: number;
  /** Its last entry. */
  readonly seq: number;
  readonly amount: number;
};
/**
 * What is left of credits of an invoice, lot by lot, while nobody spends any. What was recalled counts until its month
 * has been settled, which gives it to the client; what expired stays on the invoice and is settled by the contract.
 */
export const listUnused = async (tx: Db, invoiceId: number): Promise<Unused[]> =>
  (
    await query`
      select ${columns<Unused>({
        userId: sql<number>`l.user_id`,
        lotId: sql<number>`l.id`,
        seq: sql<number>`l.entries`,
        amount: sql<number>`(l.remaining + l.held + coalesce((
          select sum(e.amount)
          from ledger_entry e
          where e.user_id = l.user_id and e.lot_id = l.id and e.to_account = 'EMPLOYER'
            and not exists (
              select from client_month m
              where m.client_id = l.client_id
                and m.month = date_trunc('month', ${dayOf(sql`e.at`)})::date
            )
        ), 0))::bigint`,
      })}
      from ${lotsOf(invoiceId)}
      order by l.user_id, l.id`.execute(tx)
  ).rows;

/** Writes what a credit note took back, and where each lot stood. */
export const insertTakenBack = (tx: Db, documentId: number, unused: readonly Unused[]) =>
  sql`
  insert into credit_note_lot (user_id, lot_id, document_id, seq, amount)
  select x."userId", x."lotId", ${documentId}::int, x.seq, x.amount
  from jsonb_to_recordset(${JSON.stringify(unused)}::jsonb) as x (
    "userId" int, "lotId" bigint, seq int, amount bigint
  )`.execute(tx);
