import {
  accountParty,
  type BookAccount,
  type BookDocument,
  type JournalLine,
} from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
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
const matching = (filter: JournalFilter): RawBuilder<unknown> => sql`
  true
  ${filter.from ? sql`and b.day >= ${filter.from}::date` : sql``}
  ${filter.to ? sql`and b.day <= ${filter.to}::date` : sql``}
  ${filter.account ? sql`and ${filter.account} in (b.debit, b.credit)` : sql``}
  ${
    filter.account && filter.partyId !== undefined ? ofParty(filter.account, filter.partyId) : sql``
  }
  ${filter.document ? sql`and b.document = ${filter.document}` : sql``}
  ${filter.documentId ? sql`and b.document_id = ${filter.documentId}` : sql``}
  ${filter.movementId ? sql`and b.movement_id = ${filter.movementId}` : sql``}`;

const named = (table: 'client' | 'partner', id: RawBuilder<unknown>) => sql<{
  id: number;
  name: string;
} | null>`(
  select jsonb_build_object('id', n.id, 'name', n.name) from ${sql.table(table)} n where n.id = ${id}
)`;
const number = (account: RawBuilder<unknown>) =>
  sql<string>`(select number from book_account where code = ${account})`;
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
        debitNumber: number(sql`b.debit`),
        credit: b.credit,
        creditNumber: number(sql`b.credit`),
        amount: b.amount,
        client: named('client', sql`b.client_id`),
        partner: named('partner', sql`b.partner_id`),
        document: b.document,
        documentId: b.documentId,
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
