/** The books as they are looked at. A balance is what was debited less what was credited. */
import {
  accountParty,
  BookAccount,
  type BookBalance,
  type BookDay,
  type BookPartyBalance,
} from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { givenDay } from '../../kernel/business-day.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';

export type Span = { readonly from: string; readonly to: string };
type Turnover = {
  readonly opening: number;
  readonly debit: number;
  readonly credit: number;
  readonly closing: number;
};
const a = tableAs('book_account', 'a');

/** What stood there before a time, what moved in it, and what stands there after it, of rows `d` up to its end. */
export const turnoverIn = ({ from }: Pick<Span, 'from'>) => {
  const sum = (amount: string, when: RawBuilder<unknown>) =>
    sql<number>`coalesce(sum(${sql.raw(amount)}) filter (where ${when}), 0)::bigint`;
  const isIn = sql`d.day >= ${givenDay(from)}`;
  return {
    opening: sum('d.debit - d.credit', sql`d.day < ${givenDay(from)}`),
    debit: sum('d.debit', isIn),
    credit: sum('d.credit', isIn),
    closing: sum('d.debit - d.credit', sql`true`),
  };
};

/** Every account, those nothing was ever booked on too. */
export const listBalances = async (db: Db, span: Span): Promise<BookBalance[]> =>
  (
    await query`
      select ${columns<BookBalance>({ account: a.code, number: a.number, ...turnoverIn(span) })}
      from book_account a
      left join book_day d on d.account = a.code and d.day <= ${givenDay(span.to)}
      group by a.code, a.number
      order by array_position(${[...BookAccount.options]}::text[], a.code)`.execute(db)
  ).rows;

const partyNames = {
  client: sql`(
    select id, name, folded from client union all select 0, '', ''
  )`,
  partner: sql`(select id, name, folded from partner)`,
} as const;

type PartiesOf = Span & {
  readonly account: BookAccount;
  readonly keyword?: string | undefined;
  readonly pageNumber: number;
  readonly pageSize: number;
};
/** An account by whose it is: who has or had anything there, the largest balance first. */
export const listParties = async (
  db: Db,
  { account, keyword, pageNumber, pageSize, ...span }: PartiesOf,
): Promise<{ rows: BookPartyBalance[]; total: number }> => {
  const kind = accountParty[account];
  if (!kind) return { rows: [], total: 0 };
  const turnover = turnoverIn(span);
  const matching = sql`
    from book_party_day d
    join ${partyNames[kind]} p on p.id = d.party_id
    where d.account = ${account} and d.day <= ${givenDay(span.to)}
      ${keyword ? sql`and p.folded like ${keyword}` : sql``}`;
  const [page, count] = await Promise.all([
    query`
      select ${columns<BookPartyBalance>({
        party: sql<BookPartyBalance['party']>`jsonb_build_object('id', p.id, 'name', p.name)`,
        ...turnover,
      })}
      ${matching}
      group by p.id, p.name
      order by abs(${turnover.closing}) desc, p.id
      limit ${pageSize} offset ${pageNumber * pageSize}`.execute(db),
    query`
      select ${columns({ total: sql<number>`count(distinct d.party_id)::int` })}
      ${matching}`.execute(db),
  ]);
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 };
};

export type CardOf = {
  readonly account: BookAccount;
  readonly partyId?: number | undefined;
};
/** The sums by day of an account, or of one party in it. */
const sumsOf = ({ account, partyId }: CardOf): RawBuilder<unknown> =>
  partyId === undefined
    ? sql`(select day, debit, credit from book_day where account = ${account})`
    : sql`(
        select day, debit, credit
        from book_party_day
        where account = ${account} and party_id = ${partyId}
      )`;

export const readTurnover = async (db: Db, card: CardOf, span: Span): Promise<Turnover> =>
  found(
    (
      await query`
        select ${columns<Turnover>(turnoverIn(span))}
        from ${sumsOf(card)} d
        where d.day <= ${givenDay(span.to)}`.execute(db)
    ).rows[0],
  );

/** Its days in a time, each with what stood there in the evening. */
export const listDays = async (db: Db, card: CardOf, { from, to }: Span): Promise<BookDay[]> =>
  (
    await query`
      select ${columns<BookDay>({
        day: sql<string>`s.day`,
        debit: sql<number>`s.debit`,
        credit: sql<number>`s.credit`,
        balance: sql<number>`s.balance`,
      })}
      from (
        select d.*, (sum(debit - credit) over (order by day))::bigint as balance
        from ${sumsOf(card)} d
        where day <= ${givenDay(to)}
      ) s
      where s.day >= ${givenDay(from)}
      order by s.day`.execute(db)
  ).rows;

export const findNumber = async (db: Db, account: BookAccount): Promise<string> =>
  found(
    (
      await query`
        select ${columns({ number: a.number })}
        from book_account a
        where a.code = ${account}`.execute(db)
    ).rows[0],
  ).number;
export const setNumber = (tx: Db, account: BookAccount, number: string) =>
  sql`update book_account set number = ${number} where code = ${account}`.execute(tx);

export const findParty = async (
  db: Db,
  kind: 'client' | 'partner',
  id: number,
): Promise<{ id: number; name: string } | undefined> =>
  (
    await query`
      select ${columns({ id: sql<number>`p.id`, name: sql<string>`p.name` })}
      from ${partyNames[kind]} p
      where p.id = ${id}`.execute(db)
  ).rows[0];
