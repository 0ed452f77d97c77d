/** What employers were told of their documents, and what they are to be told. */
import type { ClientDocumentNotice, ClientDocumentOccasion } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { dayOf, today } from '../../kernel/business-day.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { open } from './client-document.queries.ts';

const n = tableAs('client_document_notice', 'n');
const maxAtOnce = 100;

export type DueNotice = { readonly documentId: number; readonly occasion: ClientDocumentOccasion };
/** When it was told of document `d`. */
const notifiedAt = (occasion: ClientDocumentOccasion) => sql`(
  select x.told_at from client_document_notice x
  where x.document_id = d.id and x.occasion = ${occasion}
)`;
const isNotified = (occasion: ClientDocumentOccasion) => sql`exists (
  select 1 from client_document_notice x
  where x.document_id = d.id and x.occasion = ${occasion}
)`;
/** Whether so many days as the contract says have gone by since a day of document `d`. */
const haveGone = (since: RawBuilder<unknown>) => sql`${since} + k.reminder_days < ${today}`;
const dueReminder = (occasion: ClientDocumentOccasion, since: RawBuilder<unknown>) => sql`
  select d.id as document_id, ${occasion}::text as occasion
  from client_document d
  join client_contract k on k.id = d.client_contract_id
  where d.kind = 'INVOICE' and d.due_on < ${today} and ${haveGone(since)}
    and not ${isNotified(occasion)} and ${open} > 0`;

const issued = sql`
  select d.id as document_id, 'ISSUED' as occasion from client_document d where not ${isNotified('ISSUED')}`;
const overdue = sql`
  ${dueReminder('FIRST_REMINDER', sql`d.due_on`)}
  union all
  ${dueReminder('SECOND_REMINDER', dayOf(notifiedAt('FIRST_REMINDER')))}`;
/** What is to be told now, the oldest first: what was issued, or what was not paid in time by its contract. */
export const listDueNotices = async (db: Db, of: 'ISSUED' | 'OVERDUE'): Promise<DueNotice[]> =>
  (
    await query`
      select ${columns<DueNotice>({
        documentId: sql`w.document_id`,
        occasion: sql`w.occasion`,
      })}
      from (${of === 'ISSUED' ? issued : overdue}) w
      order by w.document_id
      limit ${sql.lit(maxAtOnce)}`.execute(db)
  ).rows;

/** Notes that it is told now. False where somebody has told it before. */
export const markNotified = async (
  tx: Db,
  { documentId, occasion }: DueNotice,
  email: string | null,
): Promise<boolean> =>
  (
    await sql`
      insert into client_document_notice (document_id, occasion, email)
      values (${documentId}, ${occasion}, ${email})
      on conflict do nothing
      returning 1`.execute(tx)
  ).rows.length > 0;
/** Notes that a document went out again. */
export const markNotifiedAgain = (tx: Db, documentId: number, email: string) =>
  sql`
    insert into client_document_notice (document_id, occasion, email)
    values (${documentId}, 'ISSUED', ${email})
    on conflict (document_id, occasion) do update set email = excluded.email, told_at = now()`.execute(
    tx,
  );

/** Where documents of a contract go now; undefined without one. */
export const findAddress = async (db: Db, contractId: number): Promise<string | undefined> =>
  (
    await query`
      select ${columns({ email: sql<string>`k.email` })}
      from client_contract k
      where k.id = ${contractId}`.execute(db)
  ).rows[0]?.email;

export const listNotices = async (db: Db, documentId: number): Promise<ClientDocumentNotice[]> =>
  (
    await query`
      select ${columns<ClientDocumentNotice>({
        occasion: n.occasion,
        email: n.email,
        notifiedAt: n.toldAt,
      })}
      from client_document_notice n
      where n.document_id = ${documentId}
      order by n.told_at, n.occasion`.execute(db)
  ).rows;

/** An invoice of a client that was reminded of twice and is still open: its number; undefined without one. */
export const findRemindedTwice = async (db: Db, clientId: number): Promise<string | undefined> =>
  (
    await query`
      select ${columns({ number: sql<string>`d.symbol` })}
      from client_document d
      where d.client_id = ${clientId} and ${isNotified('SECOND_REMINDER')}
        and ${open} > 0
      order by d.due_on, d.id
      limit 1`.execute(db)
  ).rows[0]?.number;
