import { type RawBuilder, sql } from 'kysely';
import { columns, columnTypes, type SelectList } from '../../platform/db/index.ts';
import {
  type Link,
  ownerColumn,
  type Part,
  type Table,
  type TableDescription,
  type TableName,
} from './description.ts';
import { snakeCase } from '../../platform/db/index.ts';

const linkedIds = ({ table, target, isInherited }: Link, owner: string): RawBuilder<unknown> => {
  const list = sql`array(
    select l.${sql.ref(target)}
    from ${sql.table(table)} l
    where l.${sql.ref(owner)} = t.id
    order by l.position, l.${sql.ref(target)}
  )`;
  const type = columnTypes[table][target] ?? '';
  return isInherited ? sql`nullif(${list}, ${sql.raw(`'{}'::${type}[]`)})` : list;
};

const partsOf = (
  { table, fields }: Pick<Part, 'table' | 'fields'>,
  owner: string,
  ownerId: RawBuilder<unknown>,
  valueOf: (field: string) => RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const pairs = fields.map((field) => sql`${sql.lit(field)}, ${valueOf(field)}`);
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object(${sql.join(pairs)}) order by i.position), '[]')
    from ${sql.table(table)} i
    where i.${sql.ref(owner)} = ${ownerId}
  )`;
};

const storedParts = (part: Part, owner: string): RawBuilder<unknown> =>
  partsOf(part, owner, sql`t.id`, (field) => {
    const column = sql.ref(`i.${snakeCase(field)}`);
    const otherwise = part.ifNull?.[field];
    return otherwise === undefined
      ? column
      : sql`coalesce(${column}, ${sql.lit(JSON.stringify(otherwise))}::jsonb)`;
  });

/** What rows hold that are selected by some SQL. */
export type Selected<S> = {
  [K in keyof S]: S[K] extends RawBuilder<infer Value> ? Value : never;
};
/**
 * The parts of a record as readers see them, in their order; `shown` is SQL of every field of the
 * part `i`, none may be left out.
 * @example partList(promoRowTable, 'items', sql`r.id`, { linkTarget: sql`i.link_target`, … })
 */
export const partList = <
  Parts,
  K extends keyof Parts & string,
  const Shown extends Readonly<Record<Parts[K] & string, RawBuilder<unknown>>>,
>(
  table: Table<TableName, string, Parts>,
  key: K,
  ownerId: RawBuilder<unknown>,
  shown: Shown,
): RawBuilder<Selected<Shown>[]> => {
  const part = table.parts[key];
  if (!part) throw new Error(`${table.table} has no list ${key}`);
  const sqlOf: Readonly<Record<string, RawBuilder<unknown>>> = shown;
  return sql<Selected<Shown>[]>`${partsOf(
    part,
    ownerColumn(table),
    ownerId,
    (field) => sqlOf[field] ?? sql`null`,
  )}`;
};

/**
 * The select list of a schema's keys over the alias `t`: a column, the ids of a link, the parts of a list, or SQL of
 * one's own. Keys that are none of these are left out.
 */
export const selection = (
  table: TableDescription,
  keys: readonly string[],
  derived: Readonly<Record<string, RawBuilder<unknown>>> = {},
): SelectList<Readonly<Record<string, unknown>>> => {
  const { links, parts, columns: stored } = table;
  const owner = ownerColumn(table);
  const expressionOf = (key: string): RawBuilder<unknown> | undefined => {
    const own = derived[key];
    if (own) return own;
    const link = links[key];
    if (link) return linkedIds(link, owner);
    const part = parts[key];
    if (part) return storedParts(part, owner);
    return snakeCase(key) in stored ? sql.ref(`t.${snakeCase(key)}`) : undefined;
  };
  return columns(
    Object.fromEntries(
      keys.flatMap((key) => {
        const expression = expressionOf(key);
        return expression ? [[key, expression] as const] : [];
      }),
    ),
  );
};
