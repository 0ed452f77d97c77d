import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { Link } from './definition.ts';
import { snakeCase } from './names.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * The select list of a schema's keys: a column, a link's ids in order, or a derived expression.
 * Computed keys are left out.
 */
export const selection = (
  keys: readonly string[],
  columns: ReadonlyMap<string, string>,
  links: Readonly<Record<string, Link>>,
  derived: Readonly<Record<string, RawBuilder<unknown>>>,
  ownerColumn: string,
): RawBuilder<unknown> => {
  const parts = keys.flatMap((key) => {
    const alias = sql.ref(key);
    const expression = derived[key];
    if (expression) return [sql`(${expression}) as ${alias}`];
    const link = links[key];
    if (link && 'table' in link) return [sql`${linkedIds(link, ownerColumn)} as ${alias}`];
    return columns.has(snakeCase(key)) ? [sql`${sql.ref(`t.${snakeCase(key)}`)} as ${alias}`] : [];
  });
  return sql.join(parts);
};

const linkedIds = (
  link: Extract<Link, { table: string }>,
  ownerColumn: string,
): RawBuilder<unknown> => {
  const list = sql`array(
    select l.${sql.ref(link.target)}
    from ${sql.table(link.table)} l
    where l.${sql.ref(ownerColumn)} = t.id
    order by l.position
  )`;
  return link.inherited ? sql`nullif(${list}, ${sql.raw(`'{}'::${link.type}[]`)})` : list;
};

/** Replaces the ids of a link by the given ones, in their order. */
export const saveLink = async (
  tx: Db,
  link: Link,
  ownerColumn: string,
  owner: number,
  ids: readonly (number | string)[] | null,
): Promise<void> => {
  if ('save' in link) return link.save(tx, owner, ids);
  await sql`delete from ${sql.table(link.table)} where ${sql.ref(ownerColumn)} = ${owner}`.execute(
    tx,
  );
  if (!ids?.length) return;
  await sql`
    insert into ${sql.table(link.table)} (
      ${sql.ref(ownerColumn)}, ${sql.ref(link.target)}, position
    )
    select ${owner}, id, place
    from unnest(${[...ids]}::${sql.raw(link.type)}[]) with ordinality as x (id, place)`.execute(tx);
};

type Replacement = {
  readonly table: string;
  readonly owner: string;
  readonly target: string;
  readonly from: number;
  readonly to: number | undefined;
};
/**
 * Puts one linked record in the place of another, or removes it.
 * @example
 * const link = { table: 'offer_subcategory', owner: 'offer_id', target: 'subcategory_id' };
 * await replaceLinked(tx, { ...link, from: 201, to: 202 })
 */
export const replaceLinked = async (
  tx: Db,
  { table, owner, target, from, to }: Replacement,
): Promise<void> => {
  if (to !== undefined) {
    await sql`
      insert into ${sql.table(table)} (${sql.ref(owner)}, ${sql.ref(target)}, position)
      select ${sql.ref(owner)}, ${to}, position
      from ${sql.table(table)}
      where ${sql.ref(target)} = ${from}
      on conflict do nothing`.execute(tx);
  }
  await sql`delete from ${sql.table(table)} where ${sql.ref(target)} = ${from}`.execute(tx);
};

/** Type of every column of a table, by name. */
export const columnTypes = async (db: Db, table: string): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, udt_name as type
    from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}`.execute(db);
  return new Map(rows.map(({ name, type }) => [name, type]));
};

/** jsonb as text; instants in UTC, because PostgreSQL knows fewer offsets than ISO 8601. */
const encodeValue = (value: unknown, type: string): unknown => {
  if (value === null) return value;
  if (type === 'jsonb') return JSON.stringify(value);
  return type === 'timestamptz' && typeof value === 'string'
    ? new Date(value).toISOString()
    : value;
};

/** Values as the driver wants them. */
export const encode = (row: Row, columns: ReadonlyMap<string, string>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) => {
      const column = snakeCase(key);
      const type = columns.get(column);
      if (!type) return [];
      return [[column, encodeValue(value, type)]];
    }),
  );
