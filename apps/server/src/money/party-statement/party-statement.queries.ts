/** What stands between the operator and one employer or partner, from the books. */
import {
  accountParty,
  type BookAccount,
  type BookDocument,
  partyAccounts,
  type PartyAccount,
  type PartyEntry,
  type PartyKind,
  type PartyStatement,
  type PartyTurnover,
} from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { dayOf, givenDay } from '../../kernel/business-day.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { turnoverIn } from '../book/index.ts';
import { settlementNumber } from '../settlement/index.ts';

const a = tableAs('book_account', 'a');

export type Party = { readonly kind: PartyKind; readonly partyId: number };
export type StatementFilter = Party & { readonly from: string; readonly to: string };
type Known = Pick<PartyStatement, 'party' | 'registrationNumber'>;
/** Who it is; of both tables, deleted ones too: what stood there stays. */
export const findKnown = async (db: Db, { kind, partyId }: Party): Promise<Known> =>
  found(
    (
      await query`
        select ${columns<Known>({
          party: sql<Known['party']>`jsonb_build_object('id', p.id, 'name', p.name)`,
          registrationNumber: sql<string | null>`o.registration_number`,
        })}
        from ${sql.table(kind)} p
        left join company o on o.id = p.company_id
        where p.id = ${partyId}`.execute(db)
    ).rows[0],
  );

/** What is on its way to a party is kept by its settlements, or by what is sent back to it. */
const onItsWay = ({ kind, partyId }: Party): RawBuilder<unknown> =>
  kind === 'partner'
    ? sql`
        b.document = 'SETTLEMENT'
        and b.document_id in (select id from settlement where partner_id = ${partyId})`
    : sql`
        b.document = 'CLIENT_REFUND'
        and b.document_id in (select id from client_refund where client_id = ${partyId})`;
const ownAccounts = (kind: PartyKind): BookAccount[] => [...partyAccounts[kind]];

/** Its accounts in their order: what stood there, what moved, what stands there. */
export const listAccounts = async (
  db: Db,
  { from, to, ...party }: StatementFilter,
): Promise<PartyAccount[]> =>
  (
    await query`
      select ${columns<PartyAccount>({
        account: a.code,
        number: a.number,
        ...turnoverIn({ from }),
      })}
      from book_account a
      left join (
        select s.account, s.day, s.debit, s.credit
        from book_party_day s
        where s.party_id = ${party.partyId}
          and s.account = any(${ownAccounts(party.kind).filter((one) => accountParty[one] === party.kind)}::text[])
          and s.day <= ${givenDay(to)}
        union all
        select
          'PAYOUT', b.day, case when b.debit = 'PAYOUT' then b.amount else 0 end,
          case when b.credit = 'PAYOUT' then b.amount else 0 end
        from book_line b
        where ${onItsWay(party)} and 'PAYOUT' in (b.debit, b.credit) and b.day <= ${givenDay(to)}
      ) d on d.account = a.code
      where a.code = any(${ownAccounts(party.kind)}::text[])
      group by a.code, a.number
      order by array_position(${ownAccounts(party.kind)}::text[], a.code)`.execute(db)
  ).rows;

/** Lines `b` of a party within its days: those that move one of its accounts. */
const itsLines = ({ kind, partyId, from, to }: StatementFilter): RawBuilder<unknown> => sql`
  book_line b
  where ${kind === 'partner' ? sql`b.partner_id` : sql`b.client_id`} = ${partyId}
    and b.day between ${givenDay(from)} and ${givenDay(to)}
    and (
      b.debit = any(${ownAccounts(kind)}::text[]) or b.credit = any(${ownAccounts(kind)}::text[])
    )`;
/** What moved on its accounts, and against which. */
export const listTurnover = async (db: Db, filter: StatementFilter): Promise<PartyTurnover[]> => {
  const own = sql`${ownAccounts(filter.kind)}::text[]`;
  return (
    await query`
      select ${columns<PartyTurnover>({
        account: sql<BookAccount>`x.account`,
        against: sql<BookAccount>`x.against`,
        debit: sql<number>`sum(x.debit)::bigint`,
        credit: sql<number>`sum(x.credit)::bigint`,
      })}
      from (
        select b.debit as account, b.credit as against, b.amount as debit, 0 as credit
        from ${itsLines(filter)}
        union all
        select b.credit, b.debit, 0, b.amount
        from ${itsLines(filter)}
      ) x
      where x.account = any(${own})
      group by x.account, x.against
      order by array_position(${own}, x.account), x.against`.execute(db)
  ).rows;
};

/** What has a page and a number of its own. */
const isSingle = sql`
  b.document in ('SETTLEMENT', 'CLIENT_DOCUMENT', 'CLIENT_REFUND', 'BANK_ENTRY', 'GRANT')`;
/** Its lines as entries `x`: documents one by one, movements in sums of a day. */
const entries = (filter: StatementFilter): RawBuilder<unknown> => sql`(
  select
    b.day, b.debit, b.credit, b.document, case when ${isSingle} then b.document_id end as document_id,
    count(*)::int as lines, sum(b.amount)::bigint as amount
  from ${itsLines(filter)}
  group by 1, 2, 3, 4, 5
) x`;
type Part = { readonly limit: number; readonly offset: number; readonly order: 'asc' | 'desc' };
export const listEntries = async (
  db: Db,
  filter: StatementFilter,
  { limit, offset, order }: Part,
): Promise<PartyEntry[]> =>
  (
    await query`
      select ${columns<PartyEntry>({
        day: sql<string>`x.day`,
        document: sql<BookDocument>`x.document`,
        documentId: sql<number | null>`x.document_id`,
        number: sql<string | null>`case x.document
          when 'CLIENT_DOCUMENT' then (
            select d.symbol from client_document d where d.id = x.document_id
          )
          when 'SETTLEMENT' then (
            select ${settlementNumber} from settlement s where s.id = x.document_id
          )
          else x.document_id::text
        end`,
        debit: sql<BookAccount>`x.debit`,
        debitNumber: sql<string>`debit.number`,
        credit: sql<BookAccount>`x.credit`,
        creditNumber: sql<string>`credit.number`,
        lines: sql<number>`x.lines`,
        amount: sql<number>`x.amount`,
      })}
      from ${entries(filter)}
      join book_account debit on debit.code = x.debit
      join book_account credit on credit.code = x.credit
      order by
        x.day ${sql.raw(order)}, x.document, x.document_id nulls first, debit.number, credit.number
      limit ${limit} offset ${offset}`.execute(db)
  ).rows;
export const countEntries = async (db: Db, filter: StatementFilter): Promise<number> =>
  (
    await query`
      select ${columns({ total: sql<number>`count(*)::int` })}
      from ${entries(filter)}`.execute(db)
  ).rows[0]?.total ?? 0;

/** What the last settlement that was approved by the last evening carries on; nothing where it carries nothing. */
export const findCarried = async (
  db: Db,
  { partyId, to }: StatementFilter,
): Promise<PartyStatement['carried']> =>
  (
    await query`
      select ${columns<NonNullable<PartyStatement['carried']>>({
        settlementId: sql<number>`s.id`,
        number: sql<string>`${settlementNumber}`,
        amount: sql<number>`s.carried_out`,
      })}
      from (
        select *
        from settlement
        where partner_id = ${partyId}
          and number is not null
          and ${dayOf(sql`approved_at`)} <= ${givenDay(to)}
        order by id desc
        limit 1
      ) s
      where s.carried_out <> 0`.execute(db)
  ).rows[0] ?? null;
