import type { Page } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { type Actor, actorOf } from '../audit/index.ts';
import { atomic, type DB, type Db, fold } from '../../platform/db/index.ts';
import { AppError, notFound } from '../../platform/http/index.ts';
import { auditOf } from './audit-of.ts';
import { copyName } from './copy-name.ts';
import { asFieldError } from './database-error.ts';
import type {
  CrudDefinition,
  CrudDeps,
  CrudRoutes,
  EveryFieldHasColumn,
  Link,
} from './definition.ts';
import { columnTypes, encode, saveLink, selection } from './rows.ts';
import type { Handlers, SessionUser } from '../caller/index.ts';
import type { PrimaryLanguage } from '../caller/index.ts';

type Shape = z.ZodMiniObject;
type Row = Record<string, unknown>;
type ListQuery = {
  pageSize: number;
  pageNumber: number;
  keyword?: string;
  active: 'ACTIVE' | 'INACTIVE' | 'ALL';
  sortBy?: string;
  sortDirection?: 'ASC' | 'DESC';
};
type ByKey = Readonly<Record<string, number>>;
type By = { readonly user: SessionUser; readonly request: { readonly ip: string } };

/** One page of rows and its totals. */
export const pageResult = <T>(
  content: T[],
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
  total: number,
): Page<T> => ({
  content,
  pageNumber,
  pageSize,
  totalElements: total,
  totalPages: Math.ceil(total / pageSize),
});

/** The record others live under; not every table has a `deleted_at`, a fixed set cannot be deleted. */
const owned = (table: string, id: number | undefined): RawBuilder<unknown> =>
  sql`
    select 1
    from ${sql.table(table)} o
    where o.id = ${id} and to_jsonb(o) ->> 'deleted_at' is null`;

/**
 * The handlers of an ordinary admin entity. The types compare the contract's input with the table's columns;
 * inside, the table is only known by name.
 */
export const crudHandlers = async <
  const Table extends keyof DB & string,
  Item extends Shape,
  RowShape extends Shape,
  Body extends Shape,
  Filter extends Shape,
  Parent extends Shape,
  const Links extends Readonly<Record<string, Link>>,
>(
  { db, changed, committed }: CrudDeps,
  routes: CrudRoutes<Item, RowShape, Body, Filter, Parent>,
  definition: CrudDefinition<Table, Item, Body, Filter, Links> &
    EveryFieldHasColumn<Table, z.output<Body>, Links>,
  primary: PrimaryLanguage,
): Promise<Handlers<CrudRoutes<Item, RowShape, Body, Filter, Parent>>> => {
  const { table, parent, only } = definition;
  const links: Readonly<Record<string, Link>> = definition.links;
  const columns = await columnTypes(db, table);
  const owner = `${table}_id`;
  const from = sql`from ${sql.table(table)} t`;
  const shapeKeys = (schema: { shape: object }): string[] => Object.keys(schema.shape);
  const itemSelection = selection(
    shapeKeys(routes.get.response as unknown as { shape: object }),
    columns,
    links,
    definition.derived,
    owner,
  );
  const rowShape = (
    routes.list.response as unknown as {
      shape: { content: { def: { element: { shape: object } } } };
    }
  ).shape.content.def.element;
  const audit = auditOf(table, shapeKeys(routes.create.body as unknown as { shape: object }));
  const rowSelection = selection(shapeKeys(rowShape), columns, links, definition.derived, owner);

  const scope = (input: ByKey): RawBuilder<unknown> =>
    parent
      ? sql`
        and ${sql.ref(`t.${parent.column}`)} = ${input[parent.param]}
        and exists (${owned(parent.table, input[parent.param])})`
      : only
        ? sql`and ${only}`
        : sql``;
  const parentValues = (input: ByKey): ByKey =>
    parent ? { [parent.param]: input[parent.param] ?? 0 } : {};
  const find = async (connection: Db, input: ByKey): Promise<Row | undefined> => {
    const { rows } = await sql<Row>`
      select ${itemSelection}
      ${from}
      where t.id = ${input.id} and t.deleted_at is null ${scope(input)}`.execute(connection);
    return rows[0] && { ...rows[0], ...definition.present(rows[0]) };
  };
  const get = async (connection: Db, input: ByKey): Promise<z.output<Item>> => {
    const row = await find(connection, input);
    if (!row) throw notFound();
    return row as z.output<Item>;
  };
  /** The record, held until the transaction ends: what was checked of it still holds when it is written. */
  const hold = async (tx: Db, input: ByKey): Promise<z.output<Item>> => {
    await sql`select 1 ${from} where t.id = ${input.id} for no key update`.execute(tx);
    return get(tx, input);
  };
  const assertComplete = async (item: z.output<Item>, tx: Db): Promise<void> => {
    const missing = await definition.missing(item, tx);
    if (missing.length > 0)
      throw new AppError(
        'activation.error.incomplete',
        { fields: missing.map(({ field }) => field) },
        [...missing],
      );
  };
  const write = async <T>(work: (tx: Db) => Promise<T>): Promise<T> => {
    const result = await atomic(db, async (tx) => {
      const value = await work(tx);
      await changed(tx);
      return value;
    }).catch((error: unknown) => {
      throw asFieldError(error, links);
    });
    await committed();
    return result;
  };
  const saveLinks = async (tx: Db, id: number, body: Row): Promise<void> => {
    for (const [key, link] of Object.entries(links))
      await saveLink(tx, link, owner, id, body[key] as (number | string)[] | null);
  };
  const valuesOf = async (tx: Db, body: z.output<Body>, input: ByKey): Promise<Row> =>
    encode(
      { ...(body as Row), ...(await definition.prepare(body, input, tx)), ...parentValues(input) },
      columns,
    );

  const insert = (action: 'CREATE' | 'COPY', body: z.output<Body>, input: ByKey, actor: Actor) =>
    write(async (tx) => {
      const values = {
        ...(await valuesOf(tx, body, parentValues(input))),
        last_modified_by: actor.id,
      };
      delete (values as Row).version;
      const names = Object.keys(values).map((name) => sql.ref(name));
      const { rows } = await sql<{ id: number }>`
        insert into ${sql.table(table)} (${sql.join(names)})
        values (${sql.join(Object.values(values))})
        returning id`.execute(tx);
      const id = rows[0]?.id ?? 0;
      await saveLinks(tx, id, body as Row);
      await definition.afterSave?.(id, tx);
      const made = await get(tx, { ...input, id });
      await audit.made(tx, actor, action, made as Row);
      return made;
    });

  const touch = (tx: Db, input: ByKey, actor: Actor, assignment: RawBuilder<unknown>) =>
    sql`
      update ${sql.table(table)} t set
        ${assignment}, version = version + 1, last_modified = now(), last_modified_by = ${actor.id}
      where t.id = ${input.id}`.execute(tx);

  const update = (body: z.output<Body> & { version: number }, input: ByKey, actor: Actor) =>
    write(async (tx) => {
      const before = (await hold(tx, input)) as Row;
      if (before.version !== body.version)
        throw new AppError('common.error.concurrentModification');
      const { version: _, ...values } = await valuesOf(tx, body, input);
      await touch(
        tx,
        input,
        actor,
        sql.join(Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)),
      );
      await saveLinks(tx, Number(before.id), body as Row);
      await definition.afterSave?.(Number(before.id), tx);
      const saved = await get(tx, input);
      if ((saved as Row).active === true) await assertComplete(saved, tx);
      await audit.saved(tx, actor, before, saved as Row);
      return saved;
    });

  const list = async (query: ListQuery & ByKey): Promise<Page<Row>> => {
    if (parent && (await owned(parent.table, query[parent.param]).execute(db)).rows.length === 0)
      throw notFound();
    const conditions = [
      ...definition.where(query as unknown as z.output<Filter>),
      ...(query.keyword
        ? [sql<boolean>`t.folded like ${`%${fold(query.keyword).replaceAll(/[\\%_]/g, '\\$&')}%`}`]
        : []),
      ...(query.active === 'ALL'
        ? []
        : [sql<boolean>`t.active = ${sql.lit(query.active === 'ACTIVE')}`]),
    ];
    const where = sql`where t.deleted_at is null ${scope(query)} ${sql.join(
      conditions.map((condition) => sql`and ${condition}`),
      sql` `,
    )}`;
    const order = definition.sorts[query.sortBy ?? 'ID'] ?? sql`t.id`;
    const direction = sql.raw(
      query.sortDirection ?? (query.sortBy && query.sortBy !== 'ID' ? 'ASC' : 'DESC'),
    );
    const [page, count] = await Promise.all([
      sql<Row>`
        select ${rowSelection}
        ${from}
        ${where}
        order by ${order} ${direction} nulls last, t.id ${direction}
        limit ${query.pageSize} offset ${query.pageNumber * query.pageSize}`.execute(db),
      sql<{ total: number }>`select count(*) as total ${from} ${where}`.execute(db),
    ]);
    return pageResult(
      page.rows.map((row) => ({ ...row, ...definition.present(row) })),
      query,
      count.rows[0]?.total ?? 0,
    );
  };

  const handlers = {
    list,
    get: (input: ByKey) => get(db, input),
    create: ({ body, ...input }: { body: z.output<Body> } & ByKey, by: By) =>
      insert('CREATE', body, input, actorOf(by)),
    update: ({ body, ...input }: { body: z.output<Body> & { version: number } } & ByKey, by: By) =>
      update(body, input, actorOf(by)),
    copy: async ({ body, ...input }: { body: z.output<Body> } & ByKey, by: By) => {
      await get(db, input);
      const named = {
        ...body,
        ...('name' in body && { name: copyName(body.name, primary) }),
        ...('title' in body && { title: copyName(body.title, primary) }),
      };
      return insert('COPY', definition.copied?.(named) ?? named, input, actorOf(by));
    },
    activate: ({ body, ...input }: { body: { active: boolean } } & ByKey, by: By) =>
      write(async (tx) => {
        const item = await hold(tx, input);
        if (body.active) await assertComplete(item, tx);
        await touch(tx, input, actorOf(by), sql`active = ${body.active}`);
        await definition.afterSave?.(input.id ?? 0, tx);
        if ((item as Row).active !== body.active)
          await audit.switched(tx, actorOf(by), Number(input.id), body.active);
        return get(tx, input);
      }),
    remove: (
      { cascade = false, moveTo, ...input }: ByKey & { cascade?: boolean; moveTo?: number },
      by: By,
    ) =>
      write(async (tx) => {
        const item = await hold(tx, input);
        await audit.removed(tx, actorOf(by), item as Row);
        await definition.beforeRemove?.(item, tx, { cascade, moveTo, userId: by.user.id });
        await touch(tx, input, actorOf(by), sql`deleted_at = now(), active = false`);
        return {};
      }),
  };
  return handlers as unknown as Handlers<CrudRoutes<Item, RowShape, Body, Filter, Parent>>;
};
