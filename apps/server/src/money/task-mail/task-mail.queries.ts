/** Who is told what waits, and what waits beside the tasks of a month. */
import { sql } from 'kysely';
import { today } from '../../kernel/business-day.ts';
import { administersPortal, keepsBooks } from '../../kernel/caller/index.ts';
import { columns, type Db, query } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { isHeld, open } from '../client-document/index.ts';

type Recipient = {
  readonly id: number;
  readonly administers: boolean;
  /** Accountants; where there is none, who administers everything. */
  readonly keepsBooks: boolean;
};
/** Who is told what waits. */
export const listRecipients = async (db: Db): Promise<Recipient[]> =>
  (
    await query`
      with staff as (
        select
          u.id, ${keepsBooks('u')} as keeps_books, ${administersPortal('u')} as administers
        from "user" u
        where u.active and u.deleted_at is null and u.email is not null
          and (${keepsBooks('u')} or ${administersPortal('u')})
      )
      select ${columns<Recipient>({
        id: sql<number>`id`,
        administers: sql<boolean>`administers`,
        keepsBooks: sql<boolean>`
          keeps_books or not exists (select 1 from staff where keeps_books)`,
      })}
      from staff
      order by id`.execute(db)
  ).rows;

type Unpaid = Readonly<Record<'OVERDUE' | 'FROZEN' | 'HELD_ORDERS', number>>;
/** Invoices whose day has gone and that are not paid, people who cannot spend, and orders that cannot be given. */
export const countUnpaid = async (db: Db): Promise<Unpaid> =>
  found(
    (
      await query`
        select ${columns({
          OVERDUE: sql<number>`(
            select count(*)::int
            from client_document d
            where d.kind = 'INVOICE' and d.due_on < ${today} and ${open} > 0
          )`,
          FROZEN: sql<number>`(
            select count(*)::int from credit_account where frozen_at is not null
          )`,
          HELD_ORDERS: sql<number>`(select count(*)::int from client_document d where ${isHeld})`,
        })}`.execute(db)
    ).rows[0],
  );
