import type {
  BankAccountRow,
  BankEntryRow,
  BankEntryState,
  BankMatch,
  BankOverview,
  BankStatementRow,
  Currency,
} from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { personOf } from '../../kernel/named-person.queries.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';

const a = tableAs('bank_account', 'a');
const s = tableAs('bank_statement', 's');
const e = tableAs('bank_entry', 'e');

type Page = { readonly pageSize: number; readonly pageNumber: number };
type Listed<T> = { readonly rows: T[]; readonly total: number };

export const listAccounts = async (db: Db): Promise<BankAccountRow[]> =>
  (
    await query`
      select ${columns<BankAccountRow>({
        id: a.id,
        iban: a.iban,
        name: a.name,
        lastDay: sql<string | null>`l.to_day`,
        balance: sql<number | null>`l.closing`,
      })}
      from bank_account a
      left join lateral (
        select to_day, closing from bank_statement
        where account_id = a.id
        order by to_day desc, id desc
        limit 1
      ) l on true
      order by a.id`.execute(db)
  ).rows;

type Waiting = Pick<BankOverview, 'open' | 'credits' | 'debits'>;
/** How many entries nobody has said yet what they are of, and what they come to. */
export const sumOpen = async (db: Db): Promise<Waiting> =>
  found(
    (
      await query`
        select ${columns<Waiting>({
          open: sql<number>`count(*)::int`,
          credits: sql<number>`coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint`,
          debits: sql<number>`coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint`,
        })}
        from bank_entry e
        where e.is_open`.execute(db)
    ).rows[0],
  );

const count = (which: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::int from bank_entry where statement_id = s.id and ${which})`;
/** What the statement before ended with, where it is not what this one begins with. */
const missingFrom = sql<number | null>`(
  select nullif(p.closing, s.opening) from bank_statement p
  where p.account_id = s.account_id and (p.to_day, p.id) < (s.to_day, s.id)
  order by p.to_day desc, p.id desc
  limit 1
)`;
const statementColumns = (currency: Currency) =>
  columns<BankStatementRow>({
    id: s.id,
    account: sql<
      BankStatementRow['account']
    >`jsonb_build_object('id', a.id, 'iban', a.iban, 'name', a.name)`,
    format: s.format,
    number: s.number,
    from: s.fromDay,
    to: s.toDay,
    currency: sql<Currency>`${currency}::text`,
    opening: s.opening,
    credits: s.credits,
    debits: s.debits,
    closing: s.closing,
    entries: s.entries,
    open: count(sql`is_open`),
    repeated: count(sql`repeats_id is not null`),
    missingFrom,
    fileName: s.fileName,
    importedBy: personOf('s.imported_by'),
    importedAt: s.importedAt,
  });
export const listStatements = async (
  db: Db,
  currency: Currency,
  { accountId, pageSize, pageNumber }: Page & { readonly accountId?: number | undefined },
): Promise<Listed<BankStatementRow>> => {
  const where = sql`where ${accountId ? sql`s.account_id = ${accountId}` : sql`true`}`;
  const [page, all] = await Promise.all([
    query`
      select ${statementColumns(currency)}
      from bank_statement s
      join bank_account a on a.id = s.account_id
      ${where}
      order by s.to_day desc, s.id desc
      limit ${pageSize} offset ${pageNumber * pageSize}`.execute(db),
    query`
      select ${columns({ total: sql<number>`count(*)::int` })}
      from bank_statement s ${where}`.execute(db),
  ]);
  return { rows: page.rows, total: all.rows[0]?.total ?? 0 };
};
export const statementsOf = async (
  db: Db,
  currency: Currency,
  ids: readonly number[],
): Promise<BankStatementRow[]> =>
  (
    await query`
      select ${statementColumns(currency)}
      from bank_statement s
      join bank_account a on a.id = s.account_id
      where s.id = any(${[...ids]}::int[])
      order by s.position, s.id`.execute(db)
  ).rows;

const state = sql<BankEntryState>`case
  when m.id is not null then 'MATCHED' when e.is_open then 'OPEN' else 'REPEATED' end`;
type PaidColumn = 'settlement_id' | 'withdrawal_id' | 'client_refund_id';
/** What an order that stands alone pays. */
const paidBy = (column: PaidColumn) => sql`(
  select ${sql.ref(column)} from payout_order where m.kind <> 'BATCH' and id = m.order_ids[1]
)`;
const matchOf = sql<BankMatch | null>`case when m.id is not null then jsonb_build_object(
  'kind', m.kind, 'rule', m.rule, 'batchId', m.batch_id, 'settlementId', ${paidBy('settlement_id')},
  'withdrawalId', ${paidBy('withdrawal_id')}, 'clientRefundId', ${paidBy('client_refund_id')},
  'documentId', m.client_document_id,
  'fee', m.fee, 'note', m.note, 'matchedBy', ${personOf('m.matched_by')}, 'matchedAt', m.matched_at
) end`;
type EntryFilter = {
  readonly statementId?: number | undefined;
  readonly entryId?: number | undefined;
  readonly state?: BankEntryState | undefined;
  readonly amount?: number | undefined;
  readonly batchId?: number | undefined;
  readonly settlementId?: number | undefined;
  readonly withdrawalId?: number | undefined;
  readonly clientRefundId?: number | undefined;
};
const stateIs: Readonly<Record<BankEntryState, RawBuilder<unknown>>> = {
  OPEN: sql`e.is_open`,
  MATCHED: sql`m.id is not null`,
  REPEATED: sql`not e.is_open and m.id is null`,
};
/** Entries of the orders that pay one thing, by themselves or with all of their batch. */
const ofPaid = (column: PaidColumn, id: number | undefined) =>
  id === undefined
    ? sql``
    : sql`and exists (
        select 1 from payout_order o
        where o.${sql.ref(column)} = ${id} and o.batch_id = m.batch_id and o.id = any(m.order_ids)
      )`;
const entryTables = sql`
  bank_entry e
  left join bank_match m on m.entry_id = e.id and m.undone_at is null
  left join bank_entry r on r.id = e.repeats_id`;
export const listEntries = async (
  db: Db,
  currency: Currency,
  filter: Page & EntryFilter,
): Promise<Listed<BankEntryRow>> => {
  const { statementId, entryId, state: only, batchId, pageSize, pageNumber } = filter;
  const where = sql`
    where true
      ${statementId ? sql`and e.statement_id = ${statementId}` : sql``}
      ${entryId ? sql`and e.id = ${entryId}` : sql``}
      ${batchId ? sql`and m.batch_id = ${batchId}` : sql``}
      ${ofPaid('settlement_id', filter.settlementId)}
      ${ofPaid('withdrawal_id', filter.withdrawalId)}
      ${ofPaid('client_refund_id', filter.clientRefundId)}
      ${filter.amount === undefined ? sql`` : sql`and e.amount = ${filter.amount}`}
      ${only ? sql`and ${stateIs[only]}` : sql``}`;
  const [page, all] = await Promise.all([
    query`
      select ${columns<BankEntryRow>({
        id: e.id,
        statementId: e.statementId,
        day: e.day,
        currency: sql<Currency>`${currency}::text`,
        amount: e.amount,
        counterAccount: e.counterAccount,
        counterName: e.counterName,
        variableSymbol: e.variableSymbol,
        specificSymbol: e.specificSymbol,
        constantSymbol: e.constantSymbol,
        message: e.message,
        reference: e.reference,
        state,
        repeats: sql<BankEntryRow['repeats']>`case when r.id is not null
          then jsonb_build_object('id', r.id, 'statementId', r.statement_id) end`,
        match: matchOf,
      })}
      from ${entryTables}
      ${where}
      order by e.day, e.id
      limit ${pageSize} offset ${pageNumber * pageSize}`.execute(db),
    query`
      select ${columns({ total: sql<number>`count(*)::int` })}
      from ${entryTables} ${where}`.execute(db),
  ]);
  return { rows: page.rows, total: all.rows[0]?.total ?? 0 };
};

export const countOpenEntries = async (db: Db): Promise<number> => (await sumOpen(db)).open;
