import { isDeepStrictEqual } from 'node:util';
import { mayWrite } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { columns, type Db, query } from '../../platform/db/index.ts';
import { AppError, invalidFields, notFound } from '../../platform/http/index.ts';
import type { Editor } from '../caller/index.ts';
import {
  brokenReferences,
  encode,
  saveLists,
  type TableDescription,
  type Values,
} from '../table/index.ts';
import { copyName } from './copy-name.ts';
import { withFieldErrors } from './database-error.ts';
import type { CrudRoutes, Entity, FormOf, Ids, RecordOf } from './entity.ts';
import { assertParent, getRow } from './read-rows.ts';

/** The record, held until the transaction ends: what was checked of it still holds when it is written. */
const holdRow = async (entity: Entity, tx: Db, caller: Editor, ids: Ids): Promise<Values> => {
  await sql`
    select 1
    from ${sql.table(entity.table.table)} t
    where t.id = ${ids.id} for no key update`.execute(tx);
  return getRow(entity, tx, caller, ids) as Promise<Values>;
};

const assertComplete = async ({ hooks }: Entity, tx: Db, caller: Editor, item: Values) => {
  const missing = (await hooks.missing?.(item, { tx, caller })) ?? [];
  if (missing.length > 0)
    throw new AppError(
      'activation.error.incomplete',
      { fields: missing.map(({ field }) => field) },
      [...missing],
    );
};

const parentOf = ({ hooks: { parent } }: Entity, ids: Ids): Ids =>
  parent ? { [parent.param]: ids[parent.param] ?? 0 } : {};
/** What its own rules add to a form. Everything wrong with it is thrown at once: rules and references. */
const prepared = async (entity: Entity, form: Values, context: Writing): Promise<Values> => {
  const { tx, stored } = context;
  const broken = await brokenReferences(tx, entity.table, form, stored);
  try {
    const values = (await entity.hooks.prepare?.(form, context)) ?? {};
    if (broken.length > 0) throw invalidFields(broken);
    return values;
  } catch (error) {
    if (!(error instanceof AppError) || error.fieldErrors.length === 0) throw error;
    const named = new Set(error.fieldErrors.map(({ field }) => field));
    throw invalidFields([...error.fieldErrors, ...broken.filter(({ field }) => !named.has(field))]);
  }
};
type Writing = {
  readonly tx: Db;
  readonly caller: Editor;
  readonly ids: Ids;
  /** The record as it was, where there is one. */
  readonly stored?: Values;
};
/** What somebody may not write stays as it was; in a new record it is what the contract says. */
const assertFields = ({ fields }: Entity, form: Values, { caller, stored }: Writing): void => {
  const refused = Object.entries(fields).filter(
    ([field, access]) =>
      !mayWrite(access, caller.user.standing) &&
      !isDeepStrictEqual(form[field], stored ? stored[field] : access.otherwise),
  );
  if (refused.length > 0)
    throw invalidFields(
      refused.map(([field]) => ({ field, messageKey: 'common.error.forbidden' })),
    );
};
const columnsOf = async (entity: Entity, form: Values, writing: Writing) => {
  assertFields(entity, form, writing);
  const { version: _, ...columns } = encode(entity.table, {
    ...form,
    ...(await prepared(entity, form, writing)),
    ...parentOf(entity, writing.ids),
  });
  return columns;
};

/** Sets columns of a record, and who did it when. */
const touch = (entity: Entity, tx: Db, caller: Editor, id: number, set: RawBuilder<unknown>) =>
  sql`
    update ${sql.table(entity.table.table)} t set
      ${set}, version = version + 1, last_modified = now(), last_modified_by = ${caller.user.id}
    where t.id = ${id}`.execute(tx);

/** Where administrators decide the order, a new record stands last; not where its form says the place. */
const lastPlace = ({ table, columns }: TableDescription, form: Values): Values =>
  'position' in columns && !('position' in form)
    ? { position: sql`(select coalesce(max(position), 0) + 1 from ${sql.table(table)})` }
    : {};

/** Makes a record of a form; `action` is what the audit calls it. */
export const insertRow = <R extends CrudRoutes>(
  entity: Entity<R>,
  tx: Db,
  caller: Editor,
  action: 'CREATE' | 'COPY',
  form: FormOf<R>,
  ids: Ids,
): Promise<RecordOf<R>> =>
  withFieldErrors(entity.table, async () => {
    const { table, hooks, audit } = entity;
    const parent = parentOf(entity, ids);
    await assertParent(entity, tx, ids, 'held');
    const stored = {
      ...(await columnsOf(entity, form as Values, { tx, caller, ids: parent })),
      last_modified_by: caller.user.id,
      ...lastPlace(table, form as Values),
    };
    const { rows } = await query`
      insert into ${sql.table(table.table)} (
        ${sql.join(Object.keys(stored).map((name) => sql.ref(name)))}
      )
      values (${sql.join(Object.values(stored))})
      returning ${columns({ id: sql<number>`id` })}`.execute(tx);
    const id = rows[0]?.id ?? 0;
    await saveLists(tx, table, id, form as Values);
    await hooks.afterSave?.(id, tx);
    const made = await getRow(entity, tx, caller, { ...parent, id });
    await audit.made(tx, caller, action, made as Values);
    return made;
  });

/** Saves a form over a record, unless somebody else has saved it since it was read. */
export const updateRow = <R extends CrudRoutes>(
  entity: Entity<R>,
  tx: Db,
  caller: Editor,
  form: FormOf<R> & { readonly version: number },
  ids: Ids,
): Promise<RecordOf<R>> =>
  withFieldErrors(entity.table, async () => {
    const { table, hooks, audit } = entity;
    const before = (await getRow(entity, tx, caller, ids, 'held')) as Values;
    if (before.version !== form.version) throw new AppError('common.error.concurrentModification');
    const columns = await columnsOf(entity, form as Values, { tx, caller, ids, stored: before });
    const id = Number(before.id);
    const set = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    await touch(entity, tx, caller, id, sql.join(set));
    await saveLists(tx, table, id, form as Values, before);
    await hooks.afterSave?.(id, tx, before);
    const saved = await getRow(entity, tx, caller, ids);
    if ((saved as Values).active === true)
      await assertComplete(entity, tx, caller, saved as Values);
    await audit.saved(tx, caller, before, saved as Values);
    return saved;
  });

/** Makes a new record, which is off, of the edited form of another. */
export const copyRow = async <R extends CrudRoutes>(
  entity: Entity<R>,
  tx: Db,
  caller: Editor,
  form: FormOf<R>,
  ids: Ids,
): Promise<RecordOf<R>> => {
  await getRow(entity, tx, caller, ids);
  const values = form as Values;
  const named: Record<string, unknown> = { ...values };
  for (const field of ['name', 'title'])
    if (field in values)
      named[field] = copyName(values[field], caller.primary, entity.form.shape[field]);
  const copied = entity.hooks.copied?.(named) ?? named;
  return insertRow(entity, tx, caller, 'COPY', copied as FormOf<R>, ids);
};

/** Switches a record on, when it is complete, or off. */
export const activateRow = async <R extends CrudRoutes>(
  entity: Entity<R>,
  tx: Db,
  caller: Editor,
  isOn: boolean,
  ids: Ids,
): Promise<RecordOf<R>> => {
  const before = await holdRow(entity, tx, caller, ids);
  const id = Number(before.id);
  if (isOn) await assertComplete(entity, tx, caller, before);
  await touch(entity, tx, caller, id, sql`active = ${isOn}`);
  await entity.hooks.afterSave?.(id, tx, before);
  if (before.active !== isOn) await entity.audit.switched(tx, caller, id, isOn);
  return getRow(entity, tx, caller, ids);
};

/** Deletes a record, softly; answers what it was. */
export const removeRow = async <R extends CrudRoutes>(
  entity: Entity<R>,
  tx: Db,
  caller: Editor,
  ids: Ids,
): Promise<RecordOf<R>> => {
  const before = await holdRow(entity, tx, caller, ids);
  await entity.audit.removed(tx, caller, before);
  await entity.hooks.beforeRemove?.(before, { tx, caller });
  await touch(entity, tx, caller, Number(before.id), sql`deleted_at = now(), active = false`);
  return before as RecordOf<R>;
};

/** Brings a deleted record back as it was, switched on or off. Throws where something it needs is gone by now. */
export const restoreRow = <R extends CrudRoutes>(
  entity: Entity<R>,
  tx: Db,
  caller: Editor,
  isOn: boolean,
  ids: Ids,
): Promise<RecordOf<R>> =>
  withFieldErrors(entity.table, async () => {
    const { rows } = await query`
      select ${columns({ id: sql<number>`t.id` })}
      from ${sql.table(entity.table.table)} t
      where t.id = ${ids.id} and t.deleted_at is not null for no key update`.execute(tx);
    if (!rows[0]) throw notFound();
    const { id } = rows[0];
    await assertParent(entity, tx, ids, 'held');
    await touch(entity, tx, caller, id, sql`deleted_at = null`);
    const found = (await getRow(entity, tx, caller, ids)) as Values;
    await entity.hooks.prepare?.(found, { tx, caller, ids });
    await entity.audit.restored(tx, caller, id);
    if (isOn) return activateRow(entity, tx, caller, true, ids);
    await entity.hooks.afterSave?.(id, tx);
    return found as RecordOf<R>;
  });
