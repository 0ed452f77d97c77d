import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql } from 'kysely';
import { columnTypes, type Db } from '../../platform/db/index.ts';
import {
  type Link,
  type Mention,
  ownerColumn,
  type Part,
  type Table,
  type TableDescription,
  type TableName,
} from './description.ts';
import { camelCase, snakeCase } from '../../platform/db/index.ts';

export type Values = Readonly<Record<string, unknown>>;

/** jsonb as text; instants in UTC, because PostgreSQL knows fewer offsets than ISO 8601. */
const encodeValue = (value: unknown, type: string): unknown => {
  if (value === null) return value;
  if (type === 'jsonb') return JSON.stringify(value);
  return type === 'timestamptz' && typeof value === 'string'
    ? new Date(value).toISOString()
    : value;
};

/** The values of a record's own columns by their names; throws for what is neither a column nor a list. */
export const columnValues = ({ table, columns, links, parts }: TableDescription, values: Values) =>
  Object.entries(values).flatMap(([key, value]): [column: string, value: unknown][] => {
    if (key in links || key in parts) return [];
    const column = snakeCase(key);
    if (!(column in columns)) throw new Error(`${table} has no column ${column}`);
    return [[column, value]];
  });

/** The same as the driver wants them. */
export const encode = (table: TableDescription, values: Values): Record<string, unknown> =>
  Object.fromEntries(
    columnValues(table, values).map(([column, value]) => [
      column,
      encodeValue(value, table.columns[column] ?? ''),
    ]),
  );

type List = { readonly table: string; readonly owner: string; readonly id: number };
const empty = (tx: Db, { table, owner, id }: List) =>
  sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${id}`.execute(tx);

const saveLink = async (
  tx: Db,
  { table, target }: Link,
  { owner, id }: List,
  ids: unknown,
): Promise<void> => {
  await empty(tx, { table, owner, id });
  if (!Array.isArray(ids) || ids.length === 0) return;
  await sql`
    insert into ${sql.table(table)} (${sql.ref(owner)}, ${sql.ref(target)}, position)
    select ${id}, x.target, x.place
    from unnest(${ids}::${sql.raw(columnTypes[table][target] ?? '')}[])
      with ordinality as x (target, place)`.execute(tx);
};

const savePart = async (
  tx: Db,
  { table, fields }: Part,
  { owner, id }: List,
  parts: unknown,
): Promise<void> => {
  await empty(tx, { table, owner, id });
  if (!Array.isArray(parts) || parts.length === 0) return;
  const rows = parts.map((part: Values) =>
    Object.fromEntries(fields.map((field) => [snakeCase(field), part[field]])),
  );
  const columns = fields.map(snakeCase);
  await sql`
    insert into ${sql.table(table)} (
      ${sql.ref(owner)}, position, ${sql.join(columns.map((column) => sql.ref(column)))}
    )
    select ${id}, x.place, ${sql.join(columns.map((column) => sql.ref(`r.${column}`)))}
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as x (part, place)
    cross join jsonb_populate_record(null::${sql.table(table)}, x.part) as r`.execute(tx);
};

const noteMention = async (
  tx: Db,
  from: TableDescription,
  { table, target, column, key }: Mention,
  which: RawBuilder<boolean>,
): Promise<void> => {
  const found = sql.lit(`$.**.${key} ? (@ != null)`);
  await sql`
    insert into ${sql.table(table)} (${sql.ref(ownerColumn(from))}, ${sql.ref(target)})
    select distinct t.id, (found.value #>> '{}')::uuid
    from ${sql.table(from.table)} t,
      jsonb_path_query(t.${sql.ref(column)}, ${found}::jsonpath) as found (value)
    where ${which}
    on conflict do nothing`.execute(tx);
};
/** Notes the pictures that the records of a whole table mention, after many were loaded at once. */
export const noteAllMentions = async (tx: Db, table: TableDescription): Promise<void> => {
  for (const mention of table.mentions) await noteMention(tx, table, mention, sql<boolean>`true`);
};

/**
 * Replaces what stands in tables of its own: links, parts, and the pictures a record mentions. What is as it was
 * `before` is left alone.
 */
export const saveLists = async (
  tx: Db,
  table: TableDescription,
  id: number,
  values: Values,
  before: Values = {},
): Promise<void> => {
  const owner = ownerColumn(table);
  const isKept = (key: string): boolean =>
    key in before && isDeepStrictEqual(values[key], before[key]);
  for (const [key, link] of Object.entries(table.links))
    if (!isKept(key)) await saveLink(tx, link, { table: link.table, owner, id }, values[key]);
  for (const [key, part] of Object.entries(table.parts))
    if (!isKept(key)) await savePart(tx, part, { table: part.table, owner, id }, values[key]);
  for (const mention of table.mentions) {
    if (isKept(camelCase(mention.column))) continue;
    await empty(tx, { table: mention.table, owner, id });
    await noteMention(tx, table, mention, sql<boolean>`t.id = ${id}`);
  }
};

type Replacement = { readonly from: number; readonly to: number | undefined };
/**
 * Puts one linked record in the place of another, or removes it.
 * @example await replaceLinked(tx, offerTable, 'subcategoryIds', { from: 201, to: 202 })
 */
export const replaceLinked = async <K extends string>(
  tx: Db,
  of: Table<TableName, K>,
  key: NoInfer<K>,
  { from, to }: Replacement,
): Promise<void> => {
  const link = of.links[key];
  if (!link) throw new Error(`${of.table} has no link ${key}`);
  const table = sql.table(link.table);
  const target = sql.ref(link.target);
  const owner = sql.ref(ownerColumn(of));
  if (to !== undefined) {
    await sql`
      insert into ${table} (${owner}, ${target}, position)
      select ${owner}, ${to}, position
      from ${table}
      where ${target} = ${from}
      on conflict do nothing`.execute(tx);
  }
  await sql`delete from ${table} where ${target} = ${from}`.execute(tx);
};
