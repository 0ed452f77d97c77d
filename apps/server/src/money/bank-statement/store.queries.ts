import type { Currency } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import type { PrintedEntry } from './fingerprint.ts';
import type { PackedStatement } from './read/index.ts';

const s = tableAs('bank_statement', 's');
const account = tableAs('bank_account');
const statementTable = tableAs('bank_statement');

/** Accounts batches were paid from since: two people let them go. */
export const adoptPayers = (tx: Db, currency: Currency) =>
  sql`
    insert into bank_account (iban, name, currency)
    select distinct on (payer_iban) payer_iban, payer_name, ${currency}
    from payout_batch
    where status = 'APPROVED'
    order by payer_iban, id desc
    on conflict (iban) do nothing`.execute(tx);

/** The operator's account of a statement: by its IBAN, or by its sixteen digits where the file names no bank. */
export const findAccount = async (tx: Db, written: string): Promise<number | undefined> =>
  (
    await query`
      select ${columns({ id: account.id })}
      from bank_account
      where iban = ${written} or (length(${written}::text) = 16 and right(iban, 16) = ${written})
      limit 1`.execute(tx)
  ).rows[0]?.id;
export const insertAccount = async (
  tx: Db,
  { iban, name, currency, by }: { iban: string; name: string; currency: Currency; by: number },
): Promise<number | undefined> =>
  (
    await query`
      insert into bank_account (iban, name, currency, added_by)
      values (${iban}, ${name}, ${currency}, ${by})
      on conflict (iban) do nothing
      returning ${columns({ id: account.id })}`.execute(tx)
  ).rows[0]?.id;

/** The statements a file brought before. */
export const findByHash = async (tx: Db, hash: string): Promise<number[]> =>
  (
    await query`
      select ${columns({ id: s.id })}
      from bank_statement s
      where s.file_hash = ${hash}
      order by s.position`.execute(tx)
  ).rows.map(({ id }) => id);

type NewStatement = Omit<PackedStatement, 'account' | 'currency' | 'pieces'> & {
  readonly accountId: number;
  readonly fileName: string;
  readonly hash: string;
  readonly position: number;
  readonly by: number;
};

/** A statement without its entries, which follow in the same transaction. */
export const insertStatement = async (tx: Db, statement: NewStatement): Promise<number> => {
  const { rows } = await query`
    insert into bank_statement (
      account_id, format, number, from_day, to_day, opening, closing, credits, debits, entries,
      file_name, file_hash, position, imported_by
    )
    values (
      ${statement.accountId}, ${statement.format}, ${statement.number}, ${statement.from}::date,
      ${statement.to}::date, ${statement.opening}, ${statement.closing}, ${statement.credits},
      ${statement.debits}, ${statement.count}, ${statement.fileName}, ${statement.hash},
      ${statement.position}, ${statement.by}
    )
    returning ${columns({ id: statementTable.id })}`.execute(tx);
  return found(rows[0]).id;
};
/** Entries of a statement from a place on. One that stands in another statement already is told, and does not wait. */
export const insertEntries = (
  tx: Db,
  { statementId, position }: { readonly statementId: number; readonly position: number },
  entries: readonly PrintedEntry[],
) =>
  sql`
    insert into bank_entry (
      statement_id, position, day, amount, counter_account, counter_name, variable_symbol,
      specific_symbol, constant_symbol, message, reference, fingerprint, repeats_id, is_open
    )
    select
      ${statementId}::int, ${position}::int + n - 1, x.day, x.amount, x."counterAccount", x."counterName",
      x."variableSymbol", x."specificSymbol", x."constantSymbol", x.message, x.reference,
      x.fingerprint, k.id, k.id is null
    from rows from (jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as (
      day date, amount bigint, "counterAccount" text, "counterName" text, "variableSymbol" text,
      "specificSymbol" text, "constantSymbol" text, message text, reference text, fingerprint text
    )) with ordinality x (
      day, amount, "counterAccount", "counterName", "variableSymbol", "specificSymbol",
      "constantSymbol", message, reference, fingerprint, n
    )
    left join lateral (
      select min(e.id) as id from bank_entry e
      where e.fingerprint = x.fingerprint and e.repeats_id is null
    ) k on true`.execute(tx);
