import { sql } from 'kysely';
import { type Actor, recordAudit } from '../audit/index.ts';
import { atomic, type DB, type Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { CrudDeps } from './definition.ts';
import { camelCase } from './names.ts';

type Scope = Readonly<Record<string, number | string | null>>;
type Order = {
  readonly table: keyof DB & string;
  /** The columns that say which list of the table is meant: `{ partner_id: 7 }`. */
  readonly scope: Scope;
  readonly ids: readonly number[];
  readonly actor: Actor;
  /** Checked first, in the same transaction: throws when the owner of the list is gone. */
  readonly before?: (tx: Db) => Promise<void>;
};

/** How a list that can be ordered reads: by position, the newest first among those without one. */
export const positionSort = sql`(t.position, -t.id)`;

/**
 * Orders a list, counting from 1 so that a new record (0) comes first. The ids must be exactly the
 * existing records; otherwise somebody has added or deleted one. What moves gets a new version, so
 * that a form open elsewhere notices.
 * @example await saveOrder(crud, { table: 'offer', scope: { partner_id: 7 }, ids: [3, 1, 2], actor: actorOf(context) })
 */
export const saveOrder = async (
  { db, changed, committed }: CrudDeps,
  { table, scope, ids, actor, before }: Order,
): Promise<Record<string, never>> => {
  const conditions = Object.entries(scope).map(([column, value]) =>
    value === null
      ? sql`and ${sql.ref(`t.${column}`)} is null`
      : sql`and ${sql.ref(`t.${column}`)} = ${value}`,
  );
  await atomic(db, async (tx) => {
    await before?.(tx);
    const { rows } = await sql<{ id: number }>`
      select t.id
      from ${sql.table(table)} t
      where t.deleted_at is null ${sql.join(conditions, sql` `)}
      order by t.id for no key update`.execute(tx);
    const wanted = new Set(ids);
    if (rows.length !== ids.length || rows.some(({ id }) => !wanted.has(id)))
      throw new AppError('common.error.concurrentModification');
    await sql`
      update ${sql.table(table)} t set
        position = x.place, version = t.version + 1, last_modified = now(),
        last_modified_by = ${actor.id}
      from unnest(${[...ids]}::int[]) with ordinality as x (id, place)
      where t.id = x.id and t.position <> x.place`.execute(tx);
    await recordAudit(tx, actor, {
      action: 'ORDER',
      entity: camelCase(table),
      entityId: null,
      after: { ...scope, ids },
    });
    await changed(tx);
  });
  await committed();
  return {};
};
