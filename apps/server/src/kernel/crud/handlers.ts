import type { Route } from '@cafeteria/contract';
import type { Editor, Handlers } from '../caller/index.ts';
import type { Write } from '../changes/index.ts';
import type { Deps } from '../deps.ts';
import type { Values } from '../table/index.ts';
import type { CrudRoutes, Entity, Ids } from './entity.ts';
import { getRow, keepFound, type ListQuery, listRows } from './read-rows.ts';
import { activateRow, copyRow, insertRow, removeRow, restoreRow, updateRow } from './write-rows.ts';

/** How changes of an entity are written. */
export const writeOf = (
  { write, writeUnseen }: Pick<Deps, 'write' | 'writeUnseen'>,
  { table }: Pick<Entity, 'table'>,
): Write => (table.isUnseen ? writeUnseen : write);

const parted = <Body>({ body, ...ids }: { readonly body: Body }): [Body, Ids] => [body, ids as Ids];

/** Those of an entity's routes that have an ordinary handler. */
type OrdinaryRoutes<R extends CrudRoutes> = {
  readonly [K in keyof CrudRoutes & keyof R]-?: Extract<R[K], Route>;
};

/** The handlers of an ordinary entity; anyone who needs another one puts it in the place of these. */
export const crudHandlers = <R extends CrudRoutes>(
  deps: Pick<Deps, 'db' | 'write' | 'writeUnseen' | 'keep'>,
  described: Entity<R>,
): Handlers<OrdinaryRoutes<R>> => {
  const { db } = deps;
  const entity = described as unknown as Entity;
  const write = writeOf(deps, entity);
  const kept = keepFound(deps.keep);
  type Sent<Body> = { readonly body: Body };
  const handlers = {
    list: (query: ListQuery & Ids, caller: Editor) =>
      listRows(entity, db, caller, query, { ids: query, kept }),
    get: (ids: Ids, caller: Editor) => getRow(entity, db, caller, ids),
    create: (input: Sent<Values>, caller: Editor) => {
      const [form, ids] = parted(input);
      return write((tx) => insertRow(entity, tx, caller, 'CREATE', form, ids));
    },
    update: (input: Sent<Values & { readonly version: number }>, caller: Editor) => {
      const [form, ids] = parted(input);
      return write((tx) => updateRow(entity, tx, caller, form, ids));
    },
    activate: (input: Sent<{ readonly active: boolean }>, caller: Editor) => {
      const [{ active }, ids] = parted(input);
      return write((tx) => activateRow(entity, tx, caller, active, ids));
    },
    copy: (input: Sent<Values>, caller: Editor) => {
      const [form, ids] = parted(input);
      return write((tx) => copyRow(entity, tx, caller, form, ids));
    },
    restore: (input: Sent<{ readonly active: boolean }>, caller: Editor) => {
      const [{ active }, ids] = parted(input);
      return write((tx) => restoreRow(entity, tx, caller, active, ids));
    },
    remove: async (ids: Ids, caller: Editor) => {
      await write((tx) => removeRow(entity, tx, caller, ids));
      return {};
    },
  };
  return handlers as unknown as Handlers<OrdinaryRoutes<R>>;
};
