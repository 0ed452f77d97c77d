/** Each row of the ledger carries a checksum of its facts, so that the nightly check sees what was changed by hand. */
import { type RawBuilder, sql } from 'kysely';
import { columnTypes, type Db } from '../../platform/db/index.ts';

/**
 * The columns in the checksum. What a lot holds is kept by the chain of its entries instead, and so are their balances
 * (migration 0018). A column that is null leaves the checksum as it was, so one may be added without touching old rows.
 */
const facts = {
  movement: [
    'user_id',
    'id',
    'type',
    'reason',
    'status',
    'amount',
    'refunded',
    'currency',
    'occurred_at',
    'booked_at',
    'held_until',
    'decline_reason',
    'partner_id',
    'branch_office_id',
    'offer_id',
    'category_id',
    'regime',
    'merchant_name',
    'credential_id',
    'external_ref',
    'deposit_id',
    'grant_id',
    'reverses_id',
    'note',
    'created_by',
  ],
  credit_lot: [
    'user_id',
    'id',
    'client_id',
    'regime',
    'amount',
    'granted_at',
    'valid_from',
    'expires_on',
    'allowed_category_ids',
    'source',
    'grant_id',
    'origin_grant_id',
    'closed',
  ],
  credit_lot_company: ['user_id', 'lot_id', 'company_id'],
  ledger_entry: [
    'user_id',
    'lot_id',
    'seq',
    'movement_id',
    'position',
    'from_account',
    'to_account',
    'amount',
    'at',
  ],
} as const;
export type LedgerTable = keyof typeof facts;
export const ledgerTables = Object.keys(facts).filter((name): name is LedgerTable => name in facts);
type Column<T extends LedgerTable> = (typeof facts)[T][number];
/** New values of columns, by name. */
export type Changes<T extends LedgerTable> = Partial<Record<Column<T>, RawBuilder<unknown>>>;

/** A value as text, the same in every time zone. */
const asText = (value: RawBuilder<unknown>, type: string | undefined): RawBuilder<unknown> => {
  if (type === 'timestamptz') return sql`extract(epoch from ${value})`;
  if (type === 'date') return sql`(${value} - date '2000-01-01')`;
  return sql`quote_literal(${value})`;
};
/** The checksum of a row: as it stands under an alias, or as changes make it. */
export const checksumOf = <T extends LedgerTable>(
  table: T,
  alias: string,
  changes: Changes<T> = {},
): RawBuilder<string> => {
  const types: Readonly<Record<string, string>> = columnTypes[table];
  const columns: readonly Column<T>[] = facts[table];
  const values = columns.map((column) => {
    const value = asText(changes[column] ?? sql.ref(`${alias}.${column}`), types[column]);
    return sql`${sql.lit(`${column}=`)} || ${value}`;
  });
  return sql`md5(concat_ws(',', ${sql.join(values)}))`;
};

/** Sets columns of a row, and its checksum with them; one that was changed by hand keeps its wrong checksum. */
export const changing = <T extends LedgerTable>(
  table: T,
  alias: string,
  changes: Changes<T>,
): RawBuilder<unknown> => {
  const columns: readonly Column<T>[] = facts[table];
  const set = columns.flatMap((column) => {
    const value = changes[column];
    return value ? [sql`${sql.id(column)} = ${value}`] : [];
  });
  const own = sql.ref(`${alias}.checksum`);
  return sql`
    ${sql.join(set)},
    checksum = case
      when ${own} = ${checksumOf(table, alias)} then ${checksumOf(table, alias, changes)}
      else ${own}
    end`;
};

/** Gives every row without a checksum its own: for a ledger that was not written by `post`. */
export const writeChecksums = async (db: Db): Promise<void> => {
  for (const table of ledgerTables)
    await sql`
      update ${sql.table(table)} r set checksum = ${checksumOf(table, 'r')}
      where checksum is null`.execute(db);
};
