/** The journal of a month as accounting systems take it: what people did in sums of a day, documents one by one. */
import type { BookAccount, BookDocument } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { givenDay } from '../../kernel/business-day.ts';
import { columns, type Db, query } from '../../platform/db/index.ts';

/** One entry: an amount from one account to another, of one day, and of one document where that has a number. */
export type AccountingEntry = {
  readonly day: string;
  readonly debit: BookAccount;
  readonly debitNumber: string;
  readonly credit: BookAccount;
  readonly creditNumber: string;
  readonly document: BookDocument;
  /** The number its recipient knows it by; null of sums. */
  readonly symbol: string | null;
  readonly party: string | null;
  readonly registrationNumber: string | null;
  readonly lines: number;
  readonly amount: number;
};
type Span = { readonly from: string; readonly to: string };

const isSingle = sql`b.document in ('SETTLEMENT', 'CLIENT_DOCUMENT', 'CLIENT_REFUND', 'BANK_ENTRY')`;
const single = (value: RawBuilder<unknown>) => sql`case when ${isSingle} then ${value} end`;
export const listEntries = async (db: Db, { from, to }: Span): Promise<AccountingEntry[]> =>
  (
    await query`
      select ${columns<AccountingEntry>({
        day: sql<string>`x.day`,
        debit: sql<BookAccount>`x.debit`,
        debitNumber: sql<string>`debit.number`,
        credit: sql<BookAccount>`x.credit`,
        creditNumber: sql<string>`credit.number`,
        document: sql<BookDocument>`x.document`,
        symbol: sql<string | null>`case x.document
          when 'CLIENT_DOCUMENT' then (
            select symbol from client_document d where d.id = x.document_id
          )
          when 'SETTLEMENT' then (
            select s.year || lpad(s.number::text, 4, '0') from settlement s where s.id = x.document_id
          )
          else x.document_id::text
        end`,
        party: sql<string | null>`coalesce(partner.name, client.name)`,
        registrationNumber: sql<string | null>`o.registration_number`,
        lines: sql<number>`x.lines`,
        amount: sql<number>`x.amount`,
      })}
      from (
        select
          b.day, b.debit, b.credit, b.document, ${single(sql`b.document_id`)} as document_id,
          ${single(sql`b.partner_id`)} as partner_id, ${single(sql`b.client_id`)} as client_id,
          count(*)::int as lines, sum(b.amount)::bigint as amount
        from book_line b
        where b.day between ${givenDay(from)} and ${givenDay(to)}
        group by 1, 2, 3, 4, 5, 6, 7
      ) x
      join book_account debit on debit.code = x.debit
      join book_account credit on credit.code = x.credit
      left join partner on partner.id = x.partner_id
      left join client on client.id = x.client_id
      left join company o on o.id = coalesce(partner.company_id, client.company_id)
      order by x.day, x.document, x.document_id nulls first, debit.number, credit.number`.execute(
      db,
    )
  ).rows;

/** Whose books they are: the company that issues the documents, by the contract that began last. */
export const findBookkeeper = async (db: Db): Promise<string | null> =>
  (
    await query`
      select ${columns({ registrationNumber: sql<string>`o.registration_number` })}
      from (
        select seller_id, valid_from, id from client_contract where active and deleted_at is null
        union all
        select seller_id, valid_from, id from partner_contract
        where active and deleted_at is null and seller_id is not null
      ) k
      join company o on o.id = k.seller_id
      order by k.valid_from desc, k.id desc
      limit 1`.execute(db)
  ).rows[0]?.registrationNumber ?? null;
