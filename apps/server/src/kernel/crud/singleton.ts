import type { Route } from '@cafeteria/contract';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { type Db, query } from '../../platform/db/index.ts';
import { AppError, invalidFields } from '../../platform/http/index.ts';
import { changesOf, recordAudit } from '../audit/index.ts';
import type { Editor, Handlers } from '../caller/index.ts';
import type { Deps } from '../deps.ts';
import {
  brokenReferences,
  camelCase,
  encode,
  type Keeps,
  selection,
  type Table,
  type Values,
} from '../table/index.ts';
import { keysOf } from './entity.ts';
import { writeOf } from './handlers.ts';
import { presented } from './read-rows.ts';

type SingletonRoutes = {
  readonly get: Route & { readonly response: z.ZodMiniObject };
  readonly update: Route & { readonly body: z.ZodMiniObject };
};
type FormOf<R extends SingletonRoutes> = Omit<z.output<R['update']['body']>, 'version'>;
type Hooks<Form> = {
  /** What it is before anybody has saved it. */
  readonly initial: Form & Values;
  /** Columns nobody types, made from the form and from what is stored. Throws for what only the server can check. */
  readonly prepare?: (form: Form, stored: Values, caller: Editor) => Values;
  /** Fields computed from the row. */
  readonly present?: (row: Values, db: Db) => Promise<Values>;
};

/**
 * The handlers of a table of at most one row, whose id is 1. It is stored with its first save; of
 * two people who save at once, the second gets an error.
 */
export const singletonHandlers = <const R extends SingletonRoutes, const Tab extends Table>(
  deps: Pick<Deps, 'db' | 'write' | 'writeUnseen'>,
  routes: R,
  table: Keeps<FormOf<R>, Tab> & Tab,
  { initial, prepare, present }: Hooks<FormOf<R>>,
): Handlers<Pick<R, keyof SingletonRoutes>> => {
  const from = sql`from ${sql.table(table.table)} t where t.id = 1`;
  const whole = selection(table, keysOf(routes.get.response));
  const fields = keysOf(routes.update.body).filter((key) => key !== 'version');
  const unsaved: Values = {
    ...initial,
    version: 1,
    lastModified: new Date(0).toISOString(),
    lastModifiedBy: null,
  };
  const find = async (db: Db): Promise<Values> =>
    (await query`select ${whole} ${from}`.execute(db)).rows[0] ?? unsaved;
  const get = async (db: Db): Promise<Values> => {
    const row = await find(db);
    return { ...presented(table, row), ...(await present?.(row, db)) };
  };
  const save = async (tx: Db, caller: Editor, form: Values): Promise<Values> => {
    const before = await find(tx);
    const broken = await brokenReferences(tx, table, form, before);
    if (broken.length > 0) throw invalidFields(broken);
    const prepared = prepare?.(form as FormOf<R>, before, caller);
    const { version, ...values } = encode(table, { ...form, ...prepared });
    // told before it is written: nobody can have read a version this high, and one more may not fit
    if (before.version !== version) throw new AppError('common.error.concurrentModification');
    const row = {
      id: 1,
      ...values,
      version: Number(version) + 1,
      last_modified_by: caller.user.id,
    };
    const names = Object.keys(row);
    const { rows } = await sql`
      insert into ${sql.table(table.table)} as t (${sql.join(names.map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row))})
      on conflict (id) do update set
        ${sql.join(names.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))},
        last_modified = now()
      where t.version = ${version}
      returning 1`.execute(tx);
    if (rows.length === 0) throw new AppError('common.error.concurrentModification');
    const changes = changesOf(before, await find(tx), fields);
    const entity = camelCase(table.table);
    if (changes)
      await recordAudit(tx, caller, { action: 'UPDATE', entity, entityId: 1, ...changes });
    return get(tx);
  };
  const handlers = {
    get: () => get(deps.db),
    update: ({ body }: { body: Values }, caller: Editor) =>
      writeOf(deps, { table })((tx) => save(tx, caller, body)),
  };
  return handlers as unknown as Handlers<Pick<R, keyof SingletonRoutes>>;
};
