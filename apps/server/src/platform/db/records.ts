/** Many rows of a table in one statement, each column named once: PostgreSQL reads them as one JSON document. */
import { type RawBuilder, sql } from 'kysely';
import type { DB } from './tables.gen.ts';

type ColumnOf<T extends keyof DB> = keyof DB[T] & string;
/** In the table's own words; an instant, an array or an object as JSON has it. */
type RecordOf<T extends keyof DB> = { readonly [K in ColumnOf<T>]?: unknown };
type Records<Column> = {
  /** `a, b`: what `insert into` and its `select` name. */
  readonly names: RawBuilder<unknown>;
  /** `json_populate_recordset(…) as x`, for `from`: columns of the types the table has. */
  readonly rows: RawBuilder<unknown>;
  /** `a = x.a, b = x.b`: what `update` sets, without the columns that stay as they are. */
  readonly assignmentsWithout: (...kept: readonly Column[]) => RawBuilder<unknown>;
};

/**
 * The rows of a statement that writes a table of its own room. All have the columns of the first, and there is one.
 * @example
 * const { names, rows } = recordsOf('offer', offers);
 * sql`insert into … (${names}) select ${names} from ${rows}`
 */
export const recordsOf = <T extends keyof DB>(
  table: T,
  records: readonly RecordOf<T>[],
): Records<ColumnOf<T>> => {
  const columns = Object.keys(records[0] ?? {});
  const document = JSON.stringify(records);
  return {
    names: sql.join(columns.map((column) => sql.ref(column))),
    rows: sql`json_populate_recordset(null::${sql.table(table)}, ${document}::json) as x`,
    assignmentsWithout: (...kept) =>
      sql.join(
        columns
          .filter((column) => !kept.some((one) => one === column))
          .map((column) => sql`${sql.ref(column)} = ${sql.ref(`x.${column}`)}`),
      ),
  };
};
