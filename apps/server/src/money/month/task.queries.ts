/** What is left to do of a month, by what it is: each count has its place where it is done. */
import type { MonthTaskKind } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { dayOf, givenDay, today } from '../../kernel/business-day.ts';
import { columns, type Db, query } from '../../platform/db/index.ts';
import { open } from '../client-document/index.ts';
import { found } from '../../platform/http/index.ts';

export type Days = { readonly from: string; readonly to: string };
type Counted = Exclude<MonthTaskKind, 'COMPARE' | 'INVOICE' | 'LIMITS'>;

/** Accounts whose statements end before the month does, or leave out some of it. */
const unstated = ({ from, to }: Days) => sql<number>`(
    select count(*)::int
    from bank_account a
    where (
      ${dayOf(sql`a.added_at`)} <= ${givenDay(to)}
      or exists (select from bank_statement where account_id = a.id and from_day <= ${givenDay(to)})
    ) and (
      not exists (select from bank_statement where account_id = a.id and to_day >= ${givenDay(to)})
      or exists (
        select
        from (
          select from_day, to_day, opening, lag(closing) over (order by to_day, id) as before
          from bank_statement
          where account_id = a.id
        ) s
        where s.before <> s.opening and s.to_day >= ${givenDay(from)} and s.from_day <= ${givenDay(to)}
      )
    )
  )`;

const counts = ({ from, to }: Days): Readonly<Record<Counted, RawBuilder<number>>> => ({
  /** Entries of the ledger of that month, or of one before, that the books do not have yet. */
  BOOK: sql<number>`(
    select count(*)::int
    from ledger_due d
    join ledger_entry e on e.user_id = d.user_id and e.lot_id = d.lot_id and e.seq = d.seq
    where ${dayOf(sql`e.at`)} <= ${givenDay(to)}
  )`,
  STATEMENTS: unstated({ from, to }),
  /** What the bank says and nobody knows what it is of. */
  MATCH: sql<number>`(
    select count(*)::int from bank_entry where is_open and day <= ${givenDay(to)}
  )`,
  /** Invoices that were to be paid by then and are not. */
  OVERDUE: sql<number>`(
    select count(*)::int
    from client_document d
    where d.kind = 'INVOICE' and d.due_on < least(${givenDay(to)} + 1, ${today}) and ${open} > 0
  )`,
  DEPOSITS: sql<number>`(
    select count(*)::int
    from deposit
    where status = 'CREATED' and ${dayOf(sql`created_at`)} <= ${givenDay(to)}
  )`,
  WITHDRAWALS: sql<number>`(
    select count(*)::int
    from withdrawal
    where status = 'REQUESTED' and ${dayOf(sql`created_at`)} <= ${givenDay(to)}
  )`,
  /** What employers are to be sent back, and the bank has not said anything of. */
  REFUNDS: sql<number>`(
    select count(*)::int
    from client_refund
    where status in ('REQUESTED', 'APPROVED', 'IN_BATCH') and ${dayOf(sql`made_at`)} <= ${givenDay(to)}
  )`,
  /** Partners with payments of that month that no settlement has taken. */
  SETTLE: sql<number>`(
    select count(distinct b.partner_id)::int
    from book_line b
    where b.day between ${givenDay(from)} and ${givenDay(to)}
      and b.movement_id is not null and 'PARTNER' in (b.debit, b.credit)
      and not exists (
        select from settlement_item i
        where i.user_id = b.user_id and i.movement_id = b.movement_id
      )
  )`,
  APPROVE: sql<number>`(
    select count(*)::int from settlement where status = 'DRAFT' and cut_off <= ${givenDay(to)}
  )`,
  /** Settlements that are to be paid, and orders the bank has not said anything of. */
  PAY: sql<number>`(
    select count(*)::int
    from settlement
    where status in ('APPROVED', 'IN_BATCH', 'RETURNED') and payout > 0 and cut_off <= ${givenDay(to)}
  )`,
});

/** Whether the books have every movement up to the last of these days: closing waits for nothing else. */
export const isBooked = async (db: Db, days: Days): Promise<boolean> =>
  found(
    (
      await query`
        select ${columns({ isBooked: sql<boolean>`${counts(days).BOOK} = 0` })}`.execute(db)
    ).rows[0],
  ).isBooked;
/** How many of each are left up to the last of these days. */
export const countTasks = async (db: Db, days: Days): Promise<Record<Counted, number>> =>
  found(
    (await query`select ${columns<Record<Counted, number>>(counts(days))}`.execute(db)).rows[0],
  );
