import type { singletonRoutes } from '@cafeteria/contract';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { actorOf, changesOf, recordAudit } from '../audit/index.ts';
import { atomic, type DB, type Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { CrudDeps } from './definition.ts';
import { camelCase } from './names.ts';
import { columnTypes, encode, selection } from './rows.ts';
import type { Handlers } from '../caller/index.ts';

type Shape = z.ZodMiniObject;
type Row = Readonly<Record<string, unknown>>;
type SingletonRoutes<Item extends Shape, Body extends Shape> = ReturnType<
  typeof singletonRoutes<`/api/admin/${string}`, Item, Body>
>;
type Definition<Body> = {
  /** A table of at most one row, whose id is 1. */
  readonly table: keyof DB & string;
  /** What it is before anybody has saved it. */
  readonly beginning: Body & Row;
  /** Columns nobody types, made from the body and from what is stored. Throws for what only the server can check. */
  readonly prepare?: (body: Body, stored: Row, tx: Db) => Promise<Row>;
  /** Fields computed from the row. */
  readonly present?: (row: Row, db: Db) => Promise<Row>;
};

/**
 * The handlers of a singleton. It is stored with its first save; of two people who save at once,
 * the second gets an error.
 */
export const singletonHandlers = async <Item extends Shape, Body extends Shape>(
  { db, changed, committed }: CrudDeps,
  routes: SingletonRoutes<Item, Body>,
  { table, beginning, prepare, present }: Definition<z.output<Body>>,
): Promise<Handlers<SingletonRoutes<Item, Body>>> => {
  const columns = await columnTypes(db, table);
  const keys = Object.keys((routes.get.response as unknown as { shape: object }).shape);
  const fields = Object.keys((routes.update.body as unknown as { shape: object }).shape).filter(
    (key) => key !== 'version',
  );
  const columnsOf = selection(keys, columns, {}, {}, '');
  const find = async (connection: Db): Promise<Row> => {
    const { rows } =
      await sql<Row>`select ${columnsOf} from ${sql.table(table)} t where t.id = 1`.execute(
        connection,
      );
    return (
      rows[0] ?? {
        ...beginning,
        version: 1,
        lastModified: new Date(0).toISOString(),
        lastModifiedBy: null,
      }
    );
  };
  const get = async (connection: Db): Promise<Row> => {
    const row = await find(connection);
    return { ...row, ...(await present?.(row, connection)) };
  };
  const handlers = {
    get: () => get(db),
    update: async (
      { body }: { body: z.output<Body> & { version: number } },
      caller: Parameters<typeof actorOf>[0],
    ) => {
      const actor = actorOf(caller);
      const saved = await atomic(db, async (tx) => {
        const before = await find(tx);
        const { version, ...values } = encode(
          { ...(body as Row), ...(await prepare?.(body, before, tx)) },
          columns,
        );
        const row = { id: 1, ...values, version: body.version + 1, last_modified_by: actor.id };
        const names = Object.keys(row);
        const { rows } = await sql`
          insert into ${sql.table(table)} as t (${sql.join(names.map((name) => sql.ref(name)))})
          values (${sql.join(Object.values(row))})
          on conflict (id) do update set
            ${sql.join(names.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))},
            last_modified = now()
          where t.version = ${version}
          returning 1`.execute(tx);
        if (rows.length === 0 || before.version !== version)
          throw new AppError('common.error.concurrentModification');
        const after = await find(tx);
        const changes = changesOf(before, after, fields);
        if (changes)
          await recordAudit(tx, actor, {
            action: 'UPDATE',
            entity: camelCase(table),
            entityId: 1,
            ...changes,
          });
        await changed(tx);
        return get(tx);
      });
      await committed();
      return saved;
    },
  };
  return handlers as unknown as Handlers<SingletonRoutes<Item, Body>>;
};
