import { publicationState, type Page } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { columnTypes, type Db, fold } from '../../platform/db/index.ts';
import { notFound } from '../../platform/http/index.ts';
import type { Editor } from '../caller/index.ts';
import { pageResult } from '../page.ts';
import { nameSort } from '../reading.ts';
import type { TableDescription, TableName, Values } from '../table/index.ts';
import type { CrudRoutes, Entity, Ids, RecordOf } from './entity.ts';

export type ListQuery = Values & {
  readonly pageSize: number;
  readonly pageNumber: number;
  readonly keyword?: string;
  readonly active: 'ACTIVE' | 'INACTIVE' | 'ALL';
  readonly sortBy?: string;
  readonly sortDirection?: 'ASC' | 'DESC';
};

/** The record others live under; a fixed set has no `deleted_at`, its records cannot be deleted. */
const parentRow = (table: TableName, id: number | undefined): RawBuilder<unknown> => {
  const isThere = 'deleted_at' in columnTypes[table] ? sql`and o.deleted_at is null` : sql``;
  return sql`select 1 from ${sql.table(table)} o where o.id = ${id} ${isThere}`;
};

const assertParent = async ({ hooks: { parent } }: Entity, db: Db, ids: Ids): Promise<void> => {
  if (!parent) return;
  const { rows } = await parentRow(parent.table, ids[parent.param]).execute(db);
  if (rows.length === 0) throw notFound();
};

/** The rows the caller may meet under an address. */
const reachable = ({ hooks: { parent, scope } }: Entity, caller: Editor, ids: Ids) => {
  const own = scope?.(caller);
  return sql.join(
    [
      sql`t.deleted_at is null`,
      ...(parent
        ? [
            sql`${sql.ref(`t.${parent.column}`)} = ${ids[parent.param]}`,
            sql`exists (${parentRow(parent.table, ids[parent.param])})`,
          ]
        : []),
      ...(own ? [own] : []),
    ],
    sql` and `,
  );
};

const isText = (value: unknown): value is string => typeof value === 'string';
const publicationOf = (row: Values) =>
  publicationState(
    {
      active: row.active === true,
      validFrom: isText(row.validFrom) ? row.validFrom : null,
      validTo: isText(row.validTo) ? row.validTo : null,
    },
    Date.now(),
  );
/** A row with the fields that are computed from it. */
export const presented = (table: TableDescription, row: Values): Values =>
  table.hasValidity ? { ...row, publication: publicationOf(row) } : row;
const shown = ({ table, hooks }: Entity, caller: Editor, row: Values): Values => ({
  ...presented(table, row),
  ...hooks.present?.(row, caller),
});

/** SQL of each `sortBy`; names sort by their sort key where the table has one, else without case and diacritics. */
const sortsOf = ({ table, hooks }: Entity, { primary }: Editor) => ({
  ID: sql`t.id`,
  NAME: 'name_sort_cs' in table.columns ? nameSort('t', primary) : sql`t.folded`,
  LAST_MODIFIED: sql`t.last_modified`,
  ACTIVE: sql`t.active`,
  DATE_CREATED: sql`t.date_created`,
  ...('position' in table.columns && { POSITION: sql`t.position` }),
  ...hooks.sorts,
});
const orderOf = (entity: Entity, caller: Editor, { sortBy, sortDirection }: ListQuery) => {
  const sorts: Readonly<Record<string, RawBuilder<unknown>>> = sortsOf(entity, caller);
  const by = sorts[sortBy ?? 'ID'];
  if (!by) throw new Error(`${entity.table.table} has no SQL to sort by ${sortBy}`);
  const isUp = (sortDirection ?? (sortBy && sortBy !== 'ID' ? 'ASC' : 'DESC')) === 'ASC';
  const direction = sql.raw(isUp ? 'asc' : 'desc');
  // of two at one place the newer stands before the older
  const ofEqual = sql.raw(isUp === (sortBy !== 'POSITION') ? 'asc' : 'desc');
  // only what an entity sorts by of its own may be empty; the rest is read from an index in either direction
  const empty = sortBy && sortBy in (entity.hooks.sorts ?? {}) ? sql` nulls last` : sql``;
  return sql`${by} ${direction}${empty}, t.id ${ofEqual}`;
};

const conditions = ({ hooks }: Entity, query: ListQuery): readonly RawBuilder<boolean>[] => [
  ...(hooks.where?.(query) ?? []),
  ...(query.keyword
    ? [sql<boolean>`t.folded like ${`%${fold(query.keyword).replaceAll(/[\\%_]/g, '\\$&')}%`}`]
    : []),
  ...(query.active === 'ALL'
    ? []
    : [sql<boolean>`t.active = ${sql.lit(query.active === 'ACTIVE')}`]),
];

/** One page of a list: which rows is read from an index, as far as it goes, and only they are read whole. */
export const listRows = async (
  entity: Entity,
  db: Db,
  caller: Editor,
  query: ListQuery,
  ids: Ids = {},
): Promise<Page<Values>> => {
  const table = sql.table(entity.table.table);
  const from = sql`
    from ${table} t
    where ${sql.join([reachable(entity, caller, ids), ...conditions(entity, query)], sql` and `)}`;
  const order = orderOf(entity, caller, query);
  const [page, count] = await Promise.all([
    sql<Values>`
      select ${entity.row}
      from ${table} t
      where t.id = any(array(
        select t.id ${from}
        order by ${order} limit ${query.pageSize} offset ${query.pageNumber * query.pageSize}
      ))
      order by ${order}`.execute(db),
    sql<{ total: number }>`select count(*) as total ${from}`.execute(db),
  ]);
  const total = count.rows[0]?.total ?? 0;
  if (total === 0) await assertParent(entity, db, ids);
  const content = page.rows.map((row) => shown(entity, caller, row));
  return pageResult(content, query, total);
};

/**
 * One record, or 404; `held` until the transaction ends, it waits for whoever holds it. Its lists are then as they were
 * before the wait, which its version tells.
 */
export const getRow = async <R extends CrudRoutes>(
  entity: Entity<R>,
  db: Db,
  caller: Editor,
  ids: Ids,
  held?: 'held',
): Promise<RecordOf<R>> => {
  const { rows } = await sql<Values>`
    select ${entity.whole}
    from ${sql.table(entity.table.table)} t
    where t.id = ${ids.id} and ${reachable(entity, caller, ids)}
    ${held ? sql`for no key update of t` : sql``}`.execute(db);
  if (!rows[0]) throw notFound();
  return shown(entity, caller, rows[0]) as RecordOf<R>;
};
