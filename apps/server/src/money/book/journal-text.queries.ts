/** The journal as text: PostgreSQL puts its lines together, so that a million of them are no million objects here. */
import { BookDocument, csvCell, currencySubunitFactor } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { givenDay } from '../../kernel/business-day.ts';
import { columns, type Db, query } from '../../platform/db/index.ts';
import type { PayrollText } from '../texts.ts';
import { numberOfDocument } from './journal.queries.ts';

type Party = 'account' | 'client' | 'partner';
/** Cells by what they are of and its code or number; a name that is its own cell is not among them. */
export type JournalWords = Readonly<Record<Party | 'document', Readonly<Record<string, string>>>>;
type Named = { readonly of: Party; readonly key: string; readonly name: string };

/** What a cell has in other words than the database: documents, and the few names that need quotes or an apostrophe. */
export const readJournalWords = async (db: Db, text: PayrollText): Promise<JournalWords> => {
  const { rows } = await query`
    select ${columns<Named>({
      of: sql<Party>`n.of`,
      key: sql<string>`n.key`,
      name: sql<string>`n.name`,
    })}
    from (
      select 'account' as of, code as key, number as name from book_account
      union all
      select 'client', id::text, name from client
      union all
      select 'partner', id::text, name from partner
    ) n`.execute(db);
  const odd = rows.filter(({ name }) => csvCell(name) !== name);
  const wordsOf = (party: Party) =>
    Object.fromEntries(
      odd.filter((one) => one.of === party).map(({ key, name }) => [key, csvCell(name)]),
    );
  return {
    document: Object.fromEntries(
      BookDocument.options.map((one) => [one, csvCell(text(`enum.bookDocument.${one}`))]),
    ),
    account: wordsOf('account'),
    client: wordsOf('client'),
    partner: wordsOf('partner'),
  };
};

const word = (of: keyof JournalWords, key: RawBuilder<unknown>) => sql`
  w.words -> ${sql.lit(of)} ->> ${key}::text`;
const factor = sql.lit(currencySubunitFactor);
/** Amounts of the journal are above zero: what is taken is written on the other side. */
const amount = sql`
  concat(b.amount / ${factor}, ',', lpad((b.amount % ${factor})::text, 2, '0'))`;
/** A line as `csvLine` writes the cells of `journalCells`. */
const line = sql`concat(
  concat_ws(
    ';', b.id, to_char(b.day, 'YYYY-MM-DD'),
    coalesce(${word('account', sql`b.debit`)}, debit.number),
    coalesce(${word('account', sql`b.credit`)}, credit.number),
    ${amount}, ${word('document', sql`b.document`)}, coalesce(${numberOfDocument}, b.document_id::text),
    coalesce(b.movement_id::text, ''),
    coalesce(${word('client', sql`b.client_id`)}, client.name, ''),
    coalesce(${word('partner', sql`b.partner_id`)}, partner.name, '')
  ), E'\r\n'
)`;

export type JournalPart = { readonly lines: number; readonly last: number; readonly text: string };
type JournalPosition = {
  readonly day: string;
  /** The last line that was written already. */
  readonly after: number;
  readonly limit: number;
  readonly words: JournalWords;
};
/** Lines of a day as text, in their order. */
export const readJournalPart = async (
  db: Db,
  { day, after, limit, words }: JournalPosition,
): Promise<JournalPart> =>
  (
    await query`
      select ${columns<JournalPart>({
        lines: sql<number>`count(*)::int`,
        last: sql<number>`coalesce(max(x.id), 0)`,
        text: sql<string>`coalesce(string_agg(x.line, '' order by x.id), '')`,
      })}
      from (
        select b.id, ${line} as line
        from (
          select *
          from book_line
          where day = ${givenDay(day)} and id > ${after}
          order by id
          limit ${limit}
        ) b
        join book_account debit on debit.code = b.debit
        join book_account credit on credit.code = b.credit
        left join client on client.id = b.client_id
        left join partner on partner.id = b.partner_id
        cross join (select ${JSON.stringify(words)}::jsonb as words) w
      ) x`.execute(db)
  ).rows[0] ?? { lines: 0, last: after, text: '' };
