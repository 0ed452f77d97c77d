import {
  accountParty,
  type BookAccount,
  type BookDocument,
  type JournalLine,
} from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { givenDay } from '../../kernel/business-day.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { type CardOf, readTurnover } from './view.queries.ts';

const b = tableAs('book_line', 'b');

export type JournalFilter = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly account?: BookAccount | undefined;
  readonly partyId?: number | undefined;
  readonly document?: BookDocument | undefined;
  readonly documentId?: number | undefined;
  readonly movementId?: number | undefined;
};

const ofParty = (account: BookAccount, partyId: number): RawBuilder<unknown> => {
  if (accountParty[account] === 'partner') return sql`and b.partner_id = ${partyId}`;
  if (accountParty[account] !== 'client') return sql`and false`;
  return partyId === 0 ? sql`and b.client_id is null` : sql`and b.client_id = ${partyId}`;
};
/** A movement's own lines are found as such: there is no second index of them by document. */
const ofDocument = (document: BookDocument | undefined, id: number): RawBuilder<unknown> =>
  document === 'MOVEMENT' ? sql`and b.movement_id = ${id}` : sql`and b.document_id = ${id}`;
const matching = (filter: JournalFilter): RawBuilder<unknown> => sql`
  true
  ${filter.from ? sql`and b.day >= ${givenDay(filter.from)}` : sql``}
  ${filter.to ? sql`and b.day <= ${givenDay(filter.to)}` : sql``}
  ${filter.account ? sql`and ${filter.account} in (b.debit, b.credit)` : sql``}
  ${
    filter.account && filter.partyId !== undefined ? ofParty(filter.account, filter.partyId) : sql``
  }
  ${filter.document ? sql`and b.document = ${filter.document}` : sql``}
  ${filter.documentId ? ofDocument(filter.document, filter.documentId) : sql``}
  ${filter.movementId ? sql`and b.movement_id = ${filter.movementId}` : sql``}`;

const named = (table: 'client' | 'partner') => sql<{ id: number; name: string } | null>`
  case when ${sql.table(table)}.id is not null
    then jsonb_build_object('id', ${sql.table(table)}.id, 'name', ${sql.table(table)}.name) end`;
/** What one account had after each line: only where it is looked at as a whole. */
const balanceOf = ({ account, document, documentId, movementId }: JournalFilter, opening: number) =>
  account && !document && !documentId && !movementId
    ? sql<number | null>`(
        ${opening} + sum(case when b.debit = ${account} then b.amount else -b.amount end)
          over (order by b.day, b.id)
      )::bigint`
    : sql<number | null>`null::bigint`;

const readOpening = async (db: Db, { account, partyId, from }: JournalFilter): Promise<number> => {
  if (!account || !from) return 0;
  const card: CardOf = { account, partyId };
  return (await readTurnover(db, card, { from, to: from })).opening;
};
/** What stands on the paper of an employer's document and of a partner's settlement, of a line `b`. */
export const numberOfDocument = sql<string | null>`
  case b.document
    when 'CLIENT_DOCUMENT' then (select symbol from client_document where id = b.document_id)
    when 'SETTLEMENT' then (
      select year || '-' || lpad(number::text, greatest(4, length(number::text)), '0')
      from settlement
      where id = b.document_id
    )
  end`;
type Part = {
  readonly limit: number;
  readonly offset: number;
  readonly order: 'asc' | 'desc';
};
/** Lines by the order of their days, as they were booked; amounts in minor units. */
export const listLines = async (
  db: Db,
  filter: JournalFilter,
  { limit, offset, order }: Part,
): Promise<JournalLine[]> => {
  const opening = await readOpening(db, filter);
  const inOrder = sql`order by b.day ${sql.raw(order)}, b.id ${sql.raw(order)}`;
  return (
    await query`
      select ${columns<JournalLine>({
        id: b.id,
        day: b.day,
        at: b.at,
        debit: b.debit,
        debitNumber: sql<string>`debit.number`,
        credit: b.credit,
        creditNumber: sql<string>`credit.number`,
        amount: b.amount,
        client: named('client'),
        partner: named('partner'),
        document: b.document,
        documentId: b.documentId,
        documentNumber: numberOfDocument,
        movementId: b.movementId,
        userId: b.userId,
        balance: sql<number | null>`b.balance`,
      })}
      from (
        select b.*, ${balanceOf(filter, opening)} as balance
        from book_line b
        where ${matching(filter)}
        ${inOrder}
        limit ${limit} offset ${offset}
      ) b
      join book_account debit on debit.code = b.debit
      join book_account credit on credit.code = b.credit
      left join client on client.id = b.client_id
      left join partner on partner.id = b.partner_id
      ${inOrder}`.execute(db)
  ).rows;
};

export const countLines = async (db: Db, filter: JournalFilter): Promise<number> =>
  (
    await query`
      select ${columns({ total: sql<number>`count(*)::int` })}
      from book_line b
      where ${matching(filter)}`.execute(db)
  ).rows[0]?.total ?? 0;
