import type { BankMatchKind, BankMatchRule } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { columns, type Db, query, rowsInPieces, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { openDocuments } from '../client-document/index.ts';
import { settlementNumber } from '../settlement/index.ts';
import type { Entry, Expected, GateDay } from './match.rules.ts';

const e = tableAs('bank_entry', 'e');
const m = tableAs('bank_match', 'm');
const match = tableAs('bank_match');

const entryColumns = columns<Entry>({
  id: e.id,
  day: e.day,
  amount: e.amount,
  variableSymbol: e.variableSymbol,
  counterAccount: e.counterAccount,
});
/** What waits, in the order it happened. */
export const listOpen = (tx: Db, limit = 100_000): Promise<Entry[]> =>
  rowsInPieces(
    tx,
    query`
      select ${entryColumns}
      from bank_entry e
      where e.is_open
      order by e.day, e.id
      limit ${sql.lit(limit)}`,
  );

type StoredEntry = Entry & { readonly repeatsId: number | null };
export const lockEntry = async (tx: Db, id: number): Promise<StoredEntry> =>
  found(
    (
      await query`
        select ${columns<StoredEntry>({ ...entryColumns.columns, repeatsId: e.repeatsId })}
        from bank_entry e
        where e.id = ${id}
        for no key update`.execute(tx)
    ).rows[0],
  );
export const findEntry = async (db: Db, id: number): Promise<Entry> =>
  found(
    (await query`select ${entryColumns} from bank_entry e where e.id = ${id}`.execute(db)).rows[0],
  );

const isLinked = (kinds: RawBuilder<unknown>) => sql<boolean>`exists (
  select 1 from bank_match l
  where l.batch_id = o.batch_id and l.undone_at is null and l.kind in (${kinds})
    and o.id = any(l.order_ids)
)`;
const paying = sql`'ORDER', 'BATCH'`;
const returning = sql`'RETURN'`;
const numberOf = sql<string | null>`coalesce(
  ${settlementNumber}, o.withdrawal_id::text, o.client_refund_id::text
)`;
/**
 * What may stand in a statement still. A withdrawal and a refund are in one batch only, so they may also where somebody
 * has marked them as returned before.
 */
const mayCome = sql<boolean>`(o.status in ('WAITING', 'PAID') or o.settlement_id is null)`;
type Sought = { readonly symbols: readonly string[]; readonly amounts: readonly number[] };
/** Of digits only, as a literal: the driver takes ten times as long to write so many one by one. */
const listOf = (digits: readonly (number | string)[]): string => `{${digits.join(',')}}`;
const isDigits = (symbol: string): boolean => /^\d+$/.test(symbol);
const soughtOf = ({ symbols, amounts }: Sought) => sql`(
  o.symbol = any(${listOf(symbols.filter(isDigits))}::text[])
    or o.amount = any(${listOf(amounts)}::bigint[])
)`;
const orderColumns = (kind: 'ORDER' | 'RETURN') =>
  columns<Expected>({
    kind: sql<'ORDER' | 'RETURN'>`${kind}::text`,
    batchId: sql<number>`o.batch_id`,
    orderIds: sql<number[]>`array[o.id]`,
    documentId: sql<number | null>`null::int`,
    amount: kind === 'ORDER' ? sql<number>`-o.amount` : sql<number>`o.amount`,
    symbol: sql<string | null>`ltrim(o.symbol, '0')`,
    account: sql<string | null>`o.iban`,
    isPaid: sql<boolean>`o.status <> 'WAITING'`,
    name: sql<string | null>`o.name`,
    number: numberOf,
  });
const orders = async (
  db: Db,
  kind: 'ORDER' | 'RETURN',
  sought: RawBuilder<unknown>,
): Promise<Expected[]> =>
  (
    await query`
      select ${orderColumns(kind)}
      from payout_order o
      join payout_batch b on b.id = o.batch_id
      left join settlement s on s.id = o.settlement_id
      where b.status = 'APPROVED' and ${mayCome} and ${sought}
        and not ${isLinked(kind === 'ORDER' ? paying : returning)}
      order by o.id`.execute(db)
  ).rows;
const batches = async (db: Db, amounts: readonly number[]): Promise<Expected[]> =>
  (
    await query`
      select ${columns<Expected>({
        kind: sql<'BATCH'>`'BATCH'::text`,
        batchId: sql<number>`b.id`,
        orderIds: sql<number[]>`array_agg(o.id order by o.position)`,
        documentId: sql<number | null>`null::int`,
        amount: sql<number>`-b.amount`,
        symbol: sql<string | null>`null::text`,
        account: sql<string | null>`null::text`,
        isPaid: sql<boolean>`false`,
        name: sql<string | null>`null::text`,
        number: sql<string | null>`b.id::text`,
      })}
      from payout_batch b
      join payout_order o on o.batch_id = b.id
      where b.status = 'APPROVED' and b.amount = any(${listOf(amounts)}::bigint[])
      group by b.id
      having bool_and(${mayCome} and not ${isLinked(paying)})
      order by b.id`.execute(db)
  ).rows;

/** From which account clients have paid before. */
const listClientAccounts = async (db: Db): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await query`
    select ${columns({
      clientId: sql<number>`p.client_id`,
      account: sql<string>`p.counter_account`,
    })}
    from (
      select distinct on (d.client_id) d.client_id, e.counter_account
      from bank_match m
      join bank_entry e on e.id = m.entry_id
      join client_document d on d.id = m.client_document_id
      where m.undone_at is null and e.counter_account is not null
      order by d.client_id, m.id desc
    ) p`.execute(db);
  return new Map(rows.map(({ clientId, account }) => [clientId, account]));
};
const documents = async (db: Db): Promise<Expected[]> => {
  const [open, accounts] = [await openDocuments(db), await listClientAccounts(db)];
  return open.map((one) => ({
    kind: 'DOCUMENT',
    batchId: null,
    orderIds: [],
    documentId: one.id,
    amount: one.open,
    symbol: one.symbol,
    account: accounts.get(one.clientId) ?? null,
    isPaid: false,
    name: one.clientName,
    number: one.symbol,
  }));
};

/** What is expected of the bank that any of these entries may be of. */
export const listExpected = async (db: Db, entries: readonly Entry[]): Promise<Expected[]> => {
  const symbols = entries.flatMap(({ variableSymbol }) => variableSymbol ?? []);
  const out = entries.filter(({ amount }) => amount < 0).map(({ amount }) => -amount);
  const into = entries.filter(({ amount }) => amount > 0).map(({ amount }) => amount);
  return [
    ...(await orders(db, 'ORDER', soughtOf({ symbols, amounts: out }))),
    ...(await batches(db, out)),
    ...(await orders(db, 'RETURN', soughtOf({ symbols, amounts: into }))),
    ...(into.length > 0 ? await documents(db) : []),
  ];
};

/** Days on which people paid in by card, with what was there in their evenings less all that the gate has sent. */
export const listGateDays = async (db: Db): Promise<GateDay[]> =>
  (
    await query`
      select ${columns<GateDay>({
        day: sql<string>`g.day`,
        reached: sql<number>`g.reached`,
      })}
      from (
        select
          day,
          (sum(debit) over (order by day) - (select sum(credit) from book_day where account = 'GATE'))::bigint
            as reached
        from book_day
        where account = 'GATE'
      ) g
      where g.reached > 0
      order by g.day`.execute(db)
  ).rows;

export type NewMatch = {
  readonly entryId: number;
  readonly kind: BankMatchKind;
  readonly rule: BankMatchRule;
  readonly batchId: number | null;
  readonly orderIds: readonly number[];
  readonly documentId: number | null;
  readonly fee: number;
  readonly note: string | null;
};
const insertPiece = async (tx: Db, matches: readonly NewMatch[], by: number) => {
  const { rows } = await query`
    insert into bank_match (
      entry_id, kind, rule, batch_id, order_ids, client_document_id, fee, note, matched_by
    )
    select
      x."entryId", x.kind, x.rule, x."batchId",
      array(select jsonb_array_elements_text(x."orderIds")::int), x."documentId", x.fee, x.note, ${by}::int
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as x (
      "entryId" int, kind text, rule text, "batchId" int, "orderIds" jsonb, "documentId" int, fee bigint,
      note text
    )
    returning ${columns({ id: match.id, entryId: match.entryId })}`.execute(tx);
  await sql`
    update bank_entry set is_open = false
    where is_open and id = any(${matches.map(({ entryId }) => entryId)}::int[])`.execute(tx);
  return rows.map(({ id, entryId }) => [entryId, id] as const);
};
const matchesInPiece = 250;
/** Says what entries are of, piece by piece. Answers the numbers of the matches, by the entry. */
export const insertMatches = async (
  tx: Db,
  matches: readonly NewMatch[],
  by: number,
): Promise<ReadonlyMap<number, number>> => {
  const ids = new Map<number, number>();
  for (let at = 0; at < matches.length; at += matchesInPiece) {
    const piece = matches.slice(at, at + matchesInPiece);
    for (const [entryId, id] of await insertPiece(tx, piece, by)) ids.set(entryId, id);
  }
  return ids;
};
/** Which of their orders matches marked. */
export const noteMoved = (tx: Db, moved: readonly number[], matchIds: readonly number[]) =>
  sql`
    update bank_match set
      moved_ids = array(select unnest(order_ids) intersect select unnest(${[...moved]}::int[]))
    where id = any(${[...matchIds]}::int[])`.execute(tx);

export type StoredMatch = {
  readonly id: number;
  readonly kind: BankMatchKind;
  readonly batchId: number | null;
  readonly movedIds: readonly number[];
  readonly documentId: number | null;
  readonly fee: number;
};
export const findMatch = async (tx: Db, entryId: number): Promise<StoredMatch | undefined> =>
  (
    await query`
      select ${columns<StoredMatch>({
        id: m.id,
        kind: m.kind,
        batchId: m.batchId,
        movedIds: m.movedIds,
        documentId: m.clientDocumentId,
        fee: m.fee,
      })}
      from bank_match m
      where m.entry_id = ${entryId} and m.undone_at is null`.execute(tx)
  ).rows[0];
export const undoMatch = async (tx: Db, { id }: StoredMatch, by: number): Promise<void> => {
  await sql`update bank_match set undone_by = ${by}, undone_at = now() where id = ${id}`.execute(
    tx,
  );
  await sql`
    update bank_entry set is_open = repeats_id is null
    where id = (select entry_id from bank_match where id = ${id})`.execute(tx);
};
