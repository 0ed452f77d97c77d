import type { MediaUsage } from '@cafeteria/contract';
/** SQL of where pictures are used, made from the descriptions of all tables. */
import { type RawBuilder, sql } from 'kysely';
import { columns } from '../../platform/db/index.ts';
import { inAnyLanguage } from '../../kernel/reading.ts';
import { ownerColumn, snakeCase, type TableDescription } from '../../kernel/table/index.ts';

type Sql = RawBuilder<unknown>;
type Tables = readonly TableDescription[];
/** A column of pictures in a table of its own, whose rows belong to records. */
type Elsewhere = { readonly table: string; readonly column: string; readonly owner: string };

const usagesOutside = (table: TableDescription): Elsewhere[] => {
  const owner = ownerColumn(table);
  const lists = [
    ...Object.values(table.links).filter(({ isPicture }) => isPicture),
    ...table.mentions,
  ];
  return [
    ...lists.map((list) => ({ table: list.table, column: list.target, owner })),
    ...Object.values(table.parts).flatMap((part) =>
      (part.pictures ?? []).map((field) => ({
        table: part.table,
        column: snakeCase(field),
        owner,
      })),
    ),
  ];
};
const hasPictures = (table: TableDescription): boolean =>
  table.pictures.length > 0 || usagesOutside(table).length > 0;

const union = (selects: readonly Sql[]): Sql =>
  selects.length > 0 ? sql.join(selects, sql` union all `) : sql`select null::uuid where false`;

/** Every use of every picture, including those of deleted records, because they may come back. */
export const usesOf = (tables: Tables): Sql =>
  union(
    tables.flatMap((table) => [
      ...table.pictures.map(
        (column) => sql`select ${sql.ref(column)} as uuid from ${sql.table(table.table)}`,
      ),
      ...usagesOutside(table).map(
        (one) => sql`select ${sql.ref(one.column)} as uuid from ${sql.table(one.table)}`,
      ),
    ]),
  );

const client = ({ ofClient }: TableDescription): Sql => sql.ref(`t.${ofClient?.column}`);
/** The uses in records that only one client's people see. */
export const clientUsesOf = (tables: Tables): Sql =>
  union(
    tables
      .filter(({ ofClient }) => ofClient)
      .flatMap((table) => [
        ...table.pictures.map(
          (column) => sql`
            select ${sql.ref(`t.${column}`)} as uuid
            from ${sql.table(table.table)} t
            where ${client(table)} is not null`,
        ),
        ...usagesOutside(table).map(
          (one) => sql`
            select l.${sql.ref(one.column)} as uuid
            from ${sql.table(one.table)} l
            join ${sql.table(table.table)} t on t.id = l.${sql.ref(one.owner)}
            where ${client(table)} is not null`,
        ),
      ]),
  );

/** Whether the record `t` uses a picture. */
const isUsedBy = (table: TableDescription, uuid: Sql): Sql => {
  const own = table.pictures.map((column) => sql.ref(`t.${column}`));
  return sql`(${sql.join(
    [
      ...(own.length > 0 ? [sql`${uuid} in (${sql.join(own)})`] : []),
      ...usagesOutside(table).map(
        (one) => sql`exists (
          select 1
          from ${sql.table(one.table)} l
          where l.${sql.ref(one.owner)} = t.id and l.${sql.ref(one.column)} = ${uuid}
        )`,
      ),
    ],
    sql` or `,
  )})`;
};

/** The clients in whose own records a picture stands. */
export const clientsUsing = (tables: Tables, uuid: Sql): Sql => {
  const own = tables
    .filter((table) => table.ofClient && hasPictures(table))
    .map(
      (table) => sql`
        select ${client(table)} as id
        from ${sql.table(table.table)} t
        where ${client(table)} is not null and ${isUsedBy(table, uuid)}`,
    );
  return sql`array(
    select distinct own.id
    from (${own.length > 0 ? sql.join(own, sql` union all `) : sql`select 0 where false`}) own (id)
  )`;
};

/** Whether a picture stands where only administrators may open it. */
export const isForAdmins = (tables: Tables, uuid: Sql): Sql => {
  const uses = tables.flatMap((table) =>
    table.adminPictures.map(
      (column) => sql`exists (
        select 1
        from ${sql.table(table.table)} t
        where ${sql.ref(`t.${column}`)} = ${uuid}
      )`,
    ),
  );
  return sql`(${uses.length > 0 ? sql.join(uses, sql` or `) : sql`false`})`;
};

/** A name in one text or in three, the first there is. */
const nameOf = (column: string): Sql => {
  const json = sql`to_jsonb(t.${sql.ref(column)})`;
  return sql`case jsonb_typeof(${json})
    when 'string' then ${json} #>> '{}'
    else coalesce(${inAnyLanguage(json)}, '')
  end`;
};
const screenOf = (table: TableDescription): Sql =>
  table.ofClient
    ? sql`case
      when ${client(table)} is null then ${sql.lit(table.screen)}
      else ${sql.lit(table.ofClient.screen)}
    end`
    : sql`${sql.lit(table.screen)}::text`;

/** The records that use a picture, each once, as rows of `MediaUsage`. */
export const usersOf = (tables: Tables, uuid: Sql): Sql =>
  sql.join(
    tables.filter(hasPictures).map(
      (table) => sql`
        select ${columns<MediaUsage>({
          entity: sql`${screenOf(table)}`,
          id: sql`t.id`,
          parentId: table.parent ? sql.ref(`t.${table.parent}`) : sql`null::int`,
          name: sql`${nameOf(table.name ?? 'id')}`,
          isDeleted: sql`t.deleted_at is not null`,
        })}
        from ${sql.table(table.table)} t
        where ${isUsedBy(table, uuid)}`,
    ),
    sql` union all `,
  );
