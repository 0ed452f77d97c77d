/** Typed select lists: the row a statement answers and the columns it selects are one object. */
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { camelCase } from './column-names.ts';
import { columnTypes, type DB } from './tables.gen.ts';

type CamelCase<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;
type TableRow<T extends keyof DB> = Selectable<DB[T]>;
type ColumnRefs<Row, Otherwise = never> = {
  readonly [K in keyof Row & string as CamelCase<K>]: RawBuilder<Row[K] | Otherwise>;
};

const refsOf = (table: keyof DB, alias: string): Readonly<Record<string, RawBuilder<unknown>>> =>
  Object.fromEntries(
    Object.keys(columnTypes[table]).map((column) => [
      camelCase(column),
      sql.raw(`"${alias}"."${column}"`),
    ]),
  );

/**
 * The columns of a table under an alias, in camelCase, each as SQL of its own type in TypeScript.
 * @example
 * const u = tableAs('user', 'u');
 * query`select ${columns({ id: u.id, firstName: u.firstName })} from "user" u`
 */
export const tableAs = <T extends keyof DB>(
  table: T,
  alias: string = table,
): ColumnRefs<TableRow<T>> => refsOf(table, alias) as ColumnRefs<TableRow<T>>;

/** The same for a table behind a `left join`, whose columns are null when it has no row. */
export const leftJoinAs = <T extends keyof DB>(
  table: T,
  alias: string,
): ColumnRefs<TableRow<T>, null> => refsOf(table, alias) as ColumnRefs<TableRow<T>, null>;

/** The SQL of each key of a row. */
export type Columns<Row> = { readonly [K in keyof Row]-?: RawBuilder<Row[K]> };
/** A select list: `expression as "key"` of each column, for a `query` to hold. */
export type SelectList<Row> = RawBuilder<unknown> & { readonly columns: Columns<Row> };
/** What a row of a select list is in TypeScript. */
export type RowOf<List> = List extends SelectList<infer Row> ? Row : never;

/**
 * A select list. With its row given (`columns<OfferRow>({ … })`) a column that is missing, that is too many or that
 * has another type does not compile; without, the row is what the columns are (`RowOf<typeof list>`).
 */
export const columns = <Row>(shape: Columns<Row>): SelectList<Row> => {
  const entries = Object.entries<RawBuilder<unknown>>(shape);
  const list = sql.join(
    entries.map(([key, expression]) => sql`(${expression}) as ${sql.ref(key)}`),
  );
  return Object.assign(list, { columns: shape });
};

/**
 * A statement whose rows are those of the select list in it; nobody names a row's type beside its SQL. Fragments and
 * statements that answer no rows are `sql`.
 * @example
 * const { rows } = await query`select ${columns({ name: u.username })} from "user" u`.execute(db);
 */
export const query = <const Values extends readonly unknown[]>(
  text: TemplateStringsArray,
  ...values: Values
): RawBuilder<RowOf<Values[number]>> => sql<RowOf<Values[number]>>(text, ...values);

/**
 * The columns as one jsonb object, under their keys. JSON has no dates: an instant in it is text as
 * PostgreSQL writes it, with its offset.
 */
export const jsonObject = <Row>(shape: Columns<Row>): RawBuilder<Row> => {
  const pairs = Object.entries<RawBuilder<unknown>>(shape).map(
    ([key, expression]) => sql`${sql.lit(key)}, ${expression}`,
  );
  return sql<Row>`jsonb_build_object(${sql.join(pairs)})`;
};

/** The values of a group as a jsonb list in the given order; empty rather than null. */
export const jsonList = <Value>(
  value: RawBuilder<Value>,
  order: RawBuilder<unknown>,
): RawBuilder<Value[]> => sql<Value[]>`coalesce(jsonb_agg(${value} order by ${order}), '[]')`;

/**
 * All rows of a statement as one jsonb list, in its order: what is read with other things in one exchange. As in
 * `jsonObject`, JSON has no dates.
 */
export const jsonRows = <Row>(statement: RawBuilder<Row>): RawBuilder<Row[]> =>
  sql<Row[]>`(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (${statement}) r)`;
/** An instant out of JSON as one of a column is read. */
export const jsonInstant = (text: string): string => new Date(text).toISOString();

/** The value where the condition holds, else null. */
export const when = <Value>(
  condition: RawBuilder<unknown>,
  value: RawBuilder<Value>,
): RawBuilder<Value | null> => sql<Value | null>`case when ${condition} then ${value} end`;

type Widened<Value> = Value extends string ? string : Value extends unknown[] ? string[] : Value;
/**
 * Text that only the product holds to a list of values, read as one of them (or a list of them). Where the database
 * holds it to the list too (`check (x in (…))`), the column has that type by itself.
 */
export const oneOf = <Value extends string | string[] | null>(
  column: RawBuilder<Widened<Value>>,
): RawBuilder<Value> => column as RawBuilder<unknown> as RawBuilder<Value>;
