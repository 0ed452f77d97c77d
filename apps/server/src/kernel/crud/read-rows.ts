import { publicationState, type Page } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { columns, columnTypes, containing, type Db, query } from '../../platform/db/index.ts';
import { notFound } from '../../platform/http/index.ts';
import type { Editor } from '../caller/index.ts';
import type { MakeKeeper } from '../../platform/keeper.ts';
import { pageResult, windowOf } from '../page.ts';
import type { TableDescription, TableName, Values } from '../table/index.ts';
import { namedConditions } from './also-found-by.ts';
import type { CrudRoutes, Entity, Ids, RecordOf } from './entity.ts';
import { kernelSorts } from './sorts.ts';

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

/** Throws where the record others live under is gone; `held`, it stays until the transaction ends. */
export const assertParent = async (
  { hooks: { parent } }: Entity,
  db: Db,
  ids: Ids,
  lock?: 'held',
): Promise<void> => {
  if (!parent) return;
  const hold = lock ? sql`for share` : sql``;
  const { rows } = await sql`${parentRow(parent.table, ids[parent.param])} ${hold}`.execute(db);
  if (rows.length === 0) throw notFound();
};

/** What leaves rows out, whatever is asked for: other clients' where the caller has one, and what the entity is not. */
const narrowing = ({ ownColumn, hooks: { scope } }: Entity, caller: Editor) => {
  const { onlyClientId } = caller;
  const own = scope?.(caller);
  return [
    ...(own ? [own] : []),
    ...(ownColumn !== undefined && onlyClientId !== undefined
      ? [sql<boolean>`${sql.ref(`t.${ownColumn}`)} = ${onlyClientId}`]
      : []),
  ];
};

/** The rows the caller may meet under an address. */
const reachable = (entity: Entity, caller: Editor, ids: Ids) => {
  const { parent } = entity.hooks;
  return sql.join(
    [
      sql`t.deleted_at is null`,
      ...(parent
        ? [
            sql`${sql.ref(`t.${parent.column}`)} = ${ids[parent.param]}`,
            sql`exists (${parentRow(parent.table, ids[parent.param])})`,
          ]
        : []),
      ...narrowing(entity, caller),
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

const orderOf = (
  entity: Entity,
  caller: Editor,
  { sortBy, sortDirection }: ListQuery,
  isReversed: boolean,
) => {
  const sorts: Readonly<Record<string, RawBuilder<unknown>>> = {
    ...kernelSorts(entity.table, caller),
    ...entity.hooks.sorts,
  };
  const by = sorts[sortBy ?? 'ID'];
  if (!by) throw new Error(`${entity.table.table} has no SQL to sort by ${sortBy}`);
  const isUp = (sortDirection ?? (sortBy && sortBy !== 'ID' ? 'ASC' : 'DESC')) === 'ASC';
  const direction = sql.raw(isUp === isReversed ? 'desc' : 'asc');
  // of two at one place the newer stands before the older
  const isOlderFirst = isUp === (sortBy !== 'POSITION');
  const ofEqual = sql.raw(isOlderFirst === isReversed ? 'desc' : 'asc');
  // only what an entity sorts by of its own may be empty; the rest is read from an index in either direction
  const mayBeEmpty = sortBy && sortBy in (entity.hooks.sorts ?? {});
  const empty = mayBeEmpty ? sql.raw(isReversed ? ' nulls first' : ' nulls last') : sql``;
  return sql`${by} ${direction}${empty}, t.id ${ofEqual}`;
};

type Conditions = readonly RawBuilder<boolean>[];
const conditions = (
  { hooks }: Entity,
  caller: Editor,
  query: ListQuery,
  named: Conditions,
): Conditions => [
  ...(hooks.where?.(query, caller) ?? []),
  ...(query.keyword
    ? [
        sql<boolean>`(${sql.join([sql`t.folded like ${containing(query.keyword)}`, ...named], sql` or `)})`,
      ]
    : []),
  ...(query.active === 'ALL'
    ? []
    : [sql<boolean>`t.active = ${sql.lit(query.active === 'ACTIVE')}`]),
];

/** Up to this many rows are listed by their ids instead of being looked for in the order of the list. */
const rowsListedById = 500;
/** How many rows a list has, and which, where they are few. */
type Found = { readonly total: number; readonly ids: readonly number[] | null };
/** What lists have, kept until the catalogue changes. */
export const keepFound = (keep: MakeKeeper) => keep<Found>({ maxEntries: 500 });
type KeptFound = ReturnType<typeof keepFound>;

/** What depends on nothing but the rows of a table that notes its changes: no other table, no time, nobody's scope. */
const keyOf = (entity: Entity, caller: Editor, query: ListQuery, ids: Ids): string | undefined => {
  const { parent, where } = entity.hooks;
  const { table, isUnseen } = entity.table;
  const isPlain = !where?.(query, caller)?.length && narrowing(entity, caller).length === 0;
  if (!isPlain || isUnseen) return undefined;
  return [table, parent && ids[parent.param], query.active, query.keyword].join(' ');
};

const countRows = async (db: Db, from: RawBuilder<unknown>, isAll: boolean): Promise<Found> => {
  const ids = isAll
    ? sql<null>`null`
    : sql<
        number[] | null
      >`case when count(*) <= ${sql.lit(rowsListedById)} then array_agg(t.id) end`;
  const { rows } =
    await query`select ${columns<Found>({ total: sql`count(*)`, ids })} ${from}`.execute(db);
  return rows[0] ?? { total: 0, ids: null };
};

/** One page of a list: which rows is read from an index, as far as it goes, and only they are read whole. */
export const listRows = async (
  entity: Entity,
  db: Db,
  caller: Editor,
  listQuery: ListQuery,
  { ids = {}, kept }: { readonly ids?: Ids; readonly kept?: KeptFound } = {},
): Promise<Page<Values>> => {
  const table = sql.table(entity.table.table);
  const named = await namedConditions(db, entity.hooks.alsoFoundBy, listQuery.keyword);
  const own = conditions(entity, caller, listQuery, named);
  const from = sql`
    from ${table} t
    where ${sql.join([reachable(entity, caller, ids), ...own], sql` and `)}`;
  const count = (): Promise<Found> => countRows(db, from, own.length === 0);
  // what is found by the name of another record changes with that one, which may be of a table that notes nothing
  const key = kept && named.length === 0 ? keyOf(entity, caller, listQuery, ids) : undefined;
  const found = (key === undefined ? undefined : await kept?.get(key, count)) ?? (await count());
  if (found.total === 0) await assertParent(entity, db, ids);
  const { isFromEnd, limit, offset } = windowOf(listQuery, found.total);
  if (limit === 0) return pageResult([], listQuery, found.total);
  const order = orderOf(entity, caller, listQuery, isFromEnd);
  // ids may be kept of what was deleted elsewhere a moment ago
  const which = found.ids ? sql`from ${table} t where t.id = any(${found.ids}::int[])` : from;
  const page = await query`
    select ${entity.row}
    from ${table} t
    where t.id = any(array(
      select t.id ${which}
      order by ${order} limit ${limit} offset ${offset}
    )) and t.deleted_at is null
    order by ${order}`.execute(db);
  const rows = isFromEnd ? page.rows.toReversed() : page.rows;
  const content = rows.map((row) => shown(entity, caller, row));
  return pageResult(content, listQuery, found.total);
};

/**
 * One record, or 404; `held` until the transaction ends, it waits for the transaction that holds it. Its lists are then
 * as they were before the wait, which its version tells.
 */
export const getRow = async <R extends CrudRoutes>(
  entity: Entity<R>,
  db: Db,
  caller: Editor,
  ids: Ids,
  lock?: 'held',
): Promise<RecordOf<R>> => {
  const { rows } = await query`
    select ${entity.whole}
    from ${sql.table(entity.table.table)} t
    where t.id = ${ids.id} and ${reachable(entity, caller, ids)}
    ${lock ? sql`for no key update of t` : sql``}`.execute(db);
  if (!rows[0]) throw notFound();
  return shown(entity, caller, rows[0]) as RecordOf<R>;
};
