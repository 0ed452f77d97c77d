import type { Route } from '@cafeteria/contract';
import { assertProven, type Editor, type Handlers, type Session } from '../caller/index.ts';
import type { Db } from '../../platform/db/index.ts';
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

/** Who sends it, with what they opened. */
type Sender = Editor & { readonly session: Session | undefined };
/** Refuses what asks for a fresh proof and has none; the record is held, so that it is what is written over. */
const proofOf =
  ({ hooks: { proof } }: Entity) =>
  async (tx: Db, { session }: Sender, form: Values, before?: Values): Promise<void> => {
    if (proof?.(form, before)) await assertProven(tx, session);
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
  const assertProof = proofOf(entity);
  /** The record as it is, where a proof may be asked for what becomes of it. */
  const heldFor = async (tx: Db, caller: Sender, ids: Ids): Promise<Values | undefined> =>
    entity.hooks.proof && ((await getRow(entity, tx, caller, ids, 'held')) as Values);
  const handlers = {
    list: (query: ListQuery & Ids, caller: Editor) =>
      listRows(entity, db, caller, query, { ids: query, kept }),
    get: (ids: Ids, caller: Editor) => getRow(entity, db, caller, ids),
    create: (input: Sent<Values>, caller: Sender) => {
      const [form, ids] = parted(input);
      return write(async (tx) => {
        await assertProof(tx, caller, form);
        return insertRow(entity, tx, caller, 'CREATE', form, ids);
      });
    },
    update: (input: Sent<Values & { readonly version: number }>, caller: Sender) => {
      const [form, ids] = parted(input);
      return write(async (tx) => {
        await assertProof(tx, caller, form, await heldFor(tx, caller, ids));
        return updateRow(entity, tx, caller, form, ids);
      });
    },
    activate: (input: Sent<{ readonly active: boolean }>, caller: Sender) => {
      const [{ active }, ids] = parted(input);
      return write(async (tx) => {
        const lockedRows = await heldFor(tx, caller, ids);
        // switched on it is there as a new one is
        if (lockedRows) await assertProof(tx, caller, lockedRows, active ? undefined : lockedRows);
        return activateRow(entity, tx, caller, active, ids);
      });
    },
    copy: (input: Sent<Values>, caller: Sender) => {
      const [form, ids] = parted(input);
      return write(async (tx) => {
        await assertProof(tx, caller, form);
        return copyRow(entity, tx, caller, form, ids);
      });
    },
    restore: (input: Sent<{ readonly active: boolean }>, caller: Sender) => {
      const [{ active }, ids] = parted(input);
      return write(async (tx) => {
        const restored = await restoreRow(entity, tx, caller, active, ids);
        await assertProof(tx, caller, restored as Values);
        return restored;
      });
    },
    remove: async (ids: Ids, caller: Editor) => {
      await write((tx) => removeRow(entity, tx, caller, ids));
      return {};
    },
  };
  return handlers as unknown as Handlers<OrdinaryRoutes<R>>;
};
